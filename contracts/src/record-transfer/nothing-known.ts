import { ABSENT_OR_UNKNOWN } from './codes.js';
import { type Json, listOf, objectOf } from './json.js';

const NOTHING_KNOWN = /^(?:no|nil|none) (?:known|information|current|relevant|reported|recorded)\b/i;
const THINGS =
  'allerg(?:y|ies)|medications?|medicines?|drugs?|meds|problems?|conditions?|diagnos[ei]s|immuni[sz]ations?|procedures?';
const NOTHING = new RegExp(
  String.raw`^(?:nkd?a|none|nil|n\/?a|(?:patient |currently |is )*not (?:currently )?(?:on|taking) any(?: \w+)? (?:${THINGS})|denies (?:any )?(?:${THINGS})|no(?: \w+){0,2} (?:${THINGS}))(?: known| reported| recorded| taken)?[.\s]*$`,
  'i',
);

/** "No known allergies" is not an allergy: a code of the patient summary, or the usual words in its name. In an own export they were typed. */
export function saysNothing(resource: Json, name: string, isOwn: boolean): boolean {
  const concept = objectOf(resource['code'] ?? resource['medicationCodeableConcept'] ?? resource['vaccineCode']);
  if (listOf(concept['coding']).some(({ system }) => system === ABSENT_OR_UNKNOWN)) return true;
  return !isOwn && (NOTHING.test(name) || NOTHING_KNOWN.test(name));
}
