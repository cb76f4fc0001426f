import { z } from 'zod';
import { prescriptionWarning } from '../medicines/warning.js';

/** The warnings that a doctor read before prescribing a medicine all the same, and the reason. The doctor is the author of the prescription. */
const shownOverride = z.object({
  /** The version of the rules that warned. */
  rulesVersion: z.string(),
  /** The most severe first. */
  warnings: z.array(
    prescriptionWarning.pick({
      ...{ ruleId: true, kind: true, severity: true, ingredients: true, concerns: true },
      ...{ why: true, confidence: true, reviewed: true },
    }),
  ),
  reason: z.string(),
});
export type ShownOverride = z.infer<typeof shownOverride>;

/** How a medicine was checked, for the patient and their doctors only: it names allergies and other medicines. */
export const shownCheck = {
  /** Null without a warning. */
  override: shownOverride.nullable(),
  /** No name in the medicine was recognised for certain, and the doctor confirmed it. */
  confirmedUnchecked: z.boolean(),
};
