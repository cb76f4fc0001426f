import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import type { Word } from './words.js';

/** An emergency by the meanings that stand near each other in a text, in any order. */
export interface EmergencyRule {
  readonly kind: EmergencyKind;
  /** Each has to be there, as one of its alternatives. */
  readonly needs: readonly (readonly Word[])[];
  /** Most words from the first to the last, both counted. */
  readonly within: number;
  /** Meanings that make it none, if one of them is as near. */
  readonly unless: readonly Word[];
}

/** Words within which meanings belong together, where a rule says nothing else. */
export const NEAR = 8;

/** "chest pain|tight": a blank between what is needed, a bar between alternatives. */
export const rule = (
  kind: EmergencyKind,
  needs: string,
  { within = NEAR, unless = [] as readonly Word[] } = {},
): EmergencyRule => ({
  ...{ kind, within, unless },
  needs: needs.split(' ').map((alternatives) => alternatives.split('|') as Word[]),
});
