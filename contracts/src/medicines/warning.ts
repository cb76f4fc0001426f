import { z } from 'zod';
import { day } from '../language/reply.js';
import { recognisedIngredient } from './ingredients.js';
import { confidences, type ReadSource } from './read-source.js';
import { ruleKinds, severities } from './rule.js';

const readSource = z.object({
  title: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  readOn: day,
  says: z.string(),
}) satisfies z.ZodType<ReadSource>;

/** A rule that a new prescription meets. `concerns.text` and the names of ingredients are clinical, and so personal. */
export const prescriptionWarning = z.object({
  ruleId: z.string(),
  kind: z.enum(ruleKinds),
  severity: z.enum(severities),
  /** Whether the prescription needs a reason; otherwise the warning is a note. */
  interrupts: z.boolean(),
  /** Ingredients of the new medicine that the rule is about. */
  ingredients: z.array(z.string()),
  /** The other medicine, or the allergy. */
  concerns: z.object({
    kind: z.enum(['medicine', 'allergy']),
    /** As recorded. An interaction within a combination concerns the new medicine itself. */
    text: z.string(),
    /** The ingredients or classes that it was read as. */
    names: z.array(z.string()),
  }),
  /** What the two sides of the rule are called. */
  between: z.tuple([z.string(), z.string()]),
  why: z.string(),
  /** For the editors of the rules; never shown. */
  note: z.string().nullable(),
  /** What was read and says this, the best first; empty if nothing was. */
  sources: z.array(readSource),
  /** How far the rule was compared with a source for these medicines. */
  confidence: z.enum(confidences),
  /** Whether a clinician has reviewed the rule. */
  reviewed: z.boolean(),
});
export type PrescriptionWarning = z.infer<typeof prescriptionWarning>;

/** The result of a check. No warning does not mean that a prescription is safe. */
export const prescriptionCheck = z.object({
  /** The version of the rules and names. */
  version: z.string(),
  /** The number of rules that could be applied: all, only those that compare names if no ingredient was recognised, or none. */
  rulesChecked: z.number().int(),
  /** The ingredients of the new medicine. */
  recognised: z.array(recognisedIngredient),
  /** The words of the new medicine, the current medicines and the allergies that were not recognised. */
  unrecognised: z.array(z.object({ text: z.string(), words: z.array(z.string()) })),
  /** The most severe first. */
  warnings: z.array(prescriptionWarning),
});
export type PrescriptionCheck = z.infer<typeof prescriptionCheck>;
