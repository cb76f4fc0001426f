import { ABSENT_OR_UNKNOWN } from './codes.js';
import { type Json, listOf, objectOf } from './json.js';
import { wordsOf } from './read-elements.js';

const NOTHING_KNOWN = /^(?:no|nil) (?:known|information|current|relevant)\b/i;
const NO_ALLERGY = /^(?:nkd?a|none|nil|no(?: \w+)? allerg(?:y|ies))(?: known| reported)?[.\s]*$/i;

/** "No known allergies" is not an allergy: a code of the patient summary, or the usual words. In an own export they were typed. */
export function saysNothing(resource: Json, isOwn: boolean): boolean {
  const concept = objectOf(resource['code'] ?? resource['medicationCodeableConcept']);
  if (listOf(concept['coding']).some(({ system }) => system === ABSENT_OR_UNKNOWN)) return true;
  const words = wordsOf(concept);
  const isNoAllergy = resource['resourceType'] === 'AllergyIntolerance' && NO_ALLERGY.test(words);
  return !isOwn && (isNoAllergy || NOTHING_KNOWN.test(words));
}
