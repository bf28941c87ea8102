import type { ReactElement } from "react";

/** A rule of the ledger: its id opens it, its label is what is shown (usually "§ " and the id). */
export interface RuleRef {
  readonly id: string;
  readonly label: string;
}

/** The rule under a line; a button when it can be opened. */
export function RuleLink(props: {
  readonly rule: RuleRef;
  readonly onRule?: ((id: string) => void) | undefined;
}): ReactElement {
  const { rule, onRule } = props;
  if (onRule === undefined) return <span className="rule">{rule.label}</span>;
  return (
    <button type="button" className="rule" onClick={() => onRule(rule.id)}>
      {rule.label}
    </button>
  );
}
