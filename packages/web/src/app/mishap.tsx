import { say } from "@undercroft/table";
import { Component, type ReactNode } from "react";

interface Held {
  readonly fault: string | null;
}

/** What is shown instead of a page that could not be drawn. The tables are kept: nothing of them is lost. */
export class Mishap extends Component<{ readonly children: ReactNode }, Held> {
  override state: Held = { fault: null };

  static getDerivedStateFromError(error: unknown): Held {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return (
      <main className="plain-page" role="alert">
        <h1>{say("mishap.title")}</h1>
        <p>{say("mishap.kept")}</p>
        <pre>{fault}</pre>
        <a href="./">{say("mishap.again")}</a>
      </main>
    );
  }
}
