import type { PrescriptionCheck } from './warning.js';

/**
 * Whether no name in a medicine was recognised for certain: a medicine that no list knows can be one letter from a listed one. The
 * doctor must confirm such a medicine.
 */
export const isUnchecked = ({ recognised }: Pick<PrescriptionCheck, 'recognised'>): boolean =>
  recognised.every(({ guessed }) => guessed);
