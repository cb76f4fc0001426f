import type { EarlierValue, FactValue } from './facts.js';

/** The facts that a part of a sentence is about. */
export interface Scope {
  readonly values: readonly FactValue[];
  readonly earlier: readonly EarlierValue[];
  /** False if no test is named, also not before. */
  readonly isNamed: boolean;
}
