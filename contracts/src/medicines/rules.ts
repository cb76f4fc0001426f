import { allergyRules } from './allergy-rules.js';
import { labelRules } from './label-rules.js';
import { oncRules } from './onc-rules.js';
import { ownRules } from './own-rules.js';
import { quietRules } from './quiet-rules.js';
import type { Rule } from './rule.js';

/** The version of all rules and of the names by which they are found. Any change of either needs a new one. */
export const RULES_VERSION = '2026-11-29.1';

/** Rules under a version. */
export interface RuleTable {
  readonly version: string;
  readonly rules: readonly Rule[];
}

/** All rules. None has been reviewed by a clinician. For their origin see docs/adr/0038. */
export const rules: readonly Rule[] = [...oncRules, ...labelRules, ...allergyRules, ...quietRules, ...ownRules];

/** The rules by which prescriptions are checked. */
export const liveRules: RuleTable = { version: RULES_VERSION, rules };
