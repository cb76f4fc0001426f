import { z } from 'zod';
import { withParameters } from './refusal.js';

/** Values in the sentence of a problem. */
export type ProblemParameters = Readonly<Record<string, string | number>>;

/**
 * What can be wrong with a field: a stable code and an English sentence for the person. The sentence may contain parameters,
 * written `{name}`; `constants` are those that never change.
 */
export interface ProblemKind<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
  readonly constants: ProblemParameters;
}

/** A problem of a field as it is sent. */
export const fieldProblem = z.object({
  code: z.string(),
  message: z.string(),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type FieldProblem = z.infer<typeof fieldProblem>;

/** Schemas carry only texts, so a schema's error message is a code, and this is how the server finds its problem. */
const declared = new Map<string, ProblemKind>();

/** Declares a problem, exported from the feature's `field-problems.ts` under its code. Schemas name it by its code. */
export function defineProblem<const Code extends string>(
  code: Code,
  message: string,
  constants: ProblemParameters = {},
): ProblemKind<Code> {
  const kind = { code, message, constants };
  declared.set(code, kind);
  return kind;
}

/** The problem that is declared under a code. */
export const problemKind = (code: string): ProblemKind | undefined => declared.get(code);

/** A problem with its sentence and parameters. */
export function problemOf({ code, message, constants }: ProblemKind, values: ProblemParameters = {}): FieldProblem {
  const parameters = { ...constants, ...values };
  const problem = { code, message: withParameters(message, parameters) };
  return Object.keys(parameters).length > 0 ? { ...problem, parameters } : problem;
}
