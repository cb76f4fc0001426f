import { ingredientsOf } from './ingredients.js';
import { read } from './reading.js';
import { nameKeyOf } from './words.js';

/** An allergy or intolerance as recorded. */
export interface RecordedAllergy {
  /** What the person reacts to: a medicine or a class, for example "Penicillin". */
  readonly substance: string;
  /** What happened, for example "rash"; empty if it is not known. */
  readonly reaction: string;
}

/** An ingredient that a medicine contains or that a person may react to. */
export interface Substance {
  readonly name: string;
  /** The ingredient or class that the record names. */
  readonly recordedAs: string;
  /** Whether it is only known as a member of a recorded class. */
  readonly byClass: boolean;
}

/** What a medicine or an allergy contributes to a check. */
export interface Substances {
  readonly substances: readonly Substance[];
  readonly unrecognised: readonly string[];
}

const named = (name: string): Substance => ({ name, recordedAs: name, byClass: false });

const MIN_UNKNOWN_NAME = 5;

/** Unrecognised words are compared as they are: an unknown medicine can still be a duplicate, or the cause of an allergy. */
const unknownNames = (unrecognised: readonly string[]): Substance[] =>
  unrecognised
    .map(nameKeyOf)
    .filter((key) => key.length >= MIN_UNKNOWN_NAME)
    .map(named);

/** The substances of a medicine. */
export function medicineSubstances(text: string): Substances {
  const { recognised, unrecognised } = ingredientsOf(text);
  const substances = [...recognised.map(({ ingredient }) => named(ingredient)), ...unknownNames(unrecognised)];
  return { substances, unrecognised };
}

/** The substances of an allergy. A recorded class stands for each of its members. */
export function allergySubstances({ substance }: RecordedAllergy): Substances {
  const { found, unrecognised } = read(substance);
  const recorded = found.flatMap(({ meaning: { ingredients, drugClass } }) =>
    drugClass
      ? drugClass.members.map((name) => ({ name, recordedAs: drugClass.name, byClass: true }))
      : ingredients.map(named),
  );
  return { substances: [...recorded, ...unknownNames(unrecognised)], unrecognised };
}

const SEVERE =
  /anaphyla|angio[-\s]?o?edema|steven|\bsjs\b|necrolysis|\bdress\b|severe|shock|throat|breath|wheez|bronchospasm|blister|intubat|icu\b|life[-\s]?threatening|high risk/iu;
/** Alone, or before what else is known of an allergy. */
const NOT_KNOWN = /^\W*(?:(?:reaction )?(?:unknown|not known|unsure|not sure)|don['’]?t know|n\/?a)?\W*(?:;.*)?$/iu;

/** Whether the text of an allergy names a severe reaction. One whose reaction is not known may have been severe. */
export const isSevere = ({ substance, reaction }: RecordedAllergy): boolean =>
  SEVERE.test(`${substance} ${reaction}`) || NOT_KNOWN.test(reaction);
