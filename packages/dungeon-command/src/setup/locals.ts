export interface SetupLocals {
  /** dc.setup.sequence. Result: nothing. */
  setup: { winner: number; readonly waiting: number[] };
  /** Starting deployment, or the deployment of one Deploy phase. Result: nothing. */
  deployment: { readonly seat: number; readonly starting: boolean; readonly placed: string[] };
}
