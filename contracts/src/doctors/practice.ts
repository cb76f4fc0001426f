import { DEFAULT_CONSULTATION_TYPE, DEFAULT_FEE } from './constants.js';

/** A doctor's hospitals, consultation fee and consultation types. */
export interface Practice {
  readonly hospitals: readonly string[];
  /** Rupees for one consultation. */
  readonly fee: number;
  /** At least one; the first is the default for bookings. */
  readonly consultationTypes: readonly string[];
}

/** The default practice. */
export const USUAL_PRACTICE: Practice = {
  hospitals: [],
  fee: DEFAULT_FEE,
  consultationTypes: [DEFAULT_CONSULTATION_TYPE],
};
