import { DEFAULT_CONSULTATION_TYPE, DEFAULT_FEE } from './constants.js';

/** Where a doctor holds consultations, of which kinds, and for how much. */
export interface Practice {
  readonly hospitals: readonly string[];
  /** Rupees for one consultation. */
  readonly fee: number;
  /** At least one; the first is booked where none is named. */
  readonly consultationTypes: readonly string[];
}

/** The practice of a doctor who has set none. */
export const USUAL_PRACTICE: Practice = {
  hospitals: [],
  fee: DEFAULT_FEE,
  consultationTypes: [DEFAULT_CONSULTATION_TYPE],
};
