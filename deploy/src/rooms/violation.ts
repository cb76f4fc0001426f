/** An import that a rule forbids: paths relative to the root. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}
