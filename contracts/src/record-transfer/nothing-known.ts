import { ABSENT_OR_UNKNOWN } from './codes.js';
import { type Json, listOf, objectOf } from './json.js';

const NOTHING_KNOWN = /^(?:no|nil|none) (?:known|information|current|relevant|reported|recorded)\b/i;
const THINGS =
  'allerg(?:y|ies)|medications?|medicines?|drugs?|meds|problems?|conditions?|diagnos[ei]s|immuni[sz]ations?|procedures?';
/** "Not taking his medicines" says that he has some: without "any" only words that leave none stand between. */
const ANY = String.raw`(?:any(?: \w+)?|regular|routine|current|other|chronic|daily|long[- ]term)`;
const NOT = String.raw`(?:not (?:currently )?(?:on|taking|take|have|having|use|using)|never (?:taken|had|used)|denies(?: taking| having)?)`;
const NOTHING = new RegExp(
  String.raw`^(?:nkd?a|none|nothing|nil|n\/?a|not (?:applicable|known|available)|unknown|(?:nil|no) (?:regular|routine|current)|(?:patient |currently |is |does )*${NOT} (?:${ANY} )?(?:${THINGS})|(?:patient )?(?:(?:takes|has|on|uses) )?no(?: \w+){0,2} (?:${THINGS}))(?: history)?(?: known| reported| recorded| taken)?[.\s]*$`,
  'i',
);
/** The same in Hindi, in both scripts. */
const NOTHING_IN_HINDI =
  /^(?:कोई (?:\S+ )?(?:दवा|दवाई|दवाइयाँ|दवाइयां|एलर्जी|बीमारी|टीका) नहीं|koi (?:\w+ )?(?:dawa|dava|dawai|davai|allergy|bimari) nah?i+n?)(?: \S+){0,2}[.।\s]*$/i;

/** What has a result says that, whatever its name: "Na" is sodium. */
const RESULTS: ReadonlySet<unknown> = new Set(['Observation', 'DiagnosticReport']);

/** "No known allergies" is not an allergy: a code of the patient summary, or the usual words in its name. In an own export they were typed. */
export function saysNothing(resource: Json, name: string, isOwn: boolean): boolean {
  const concept = objectOf(resource['code'] ?? resource['medicationCodeableConcept'] ?? resource['vaccineCode']);
  if (listOf(concept['coding']).some(({ system }) => system === ABSENT_OR_UNKNOWN)) return true;
  if (isOwn || RESULTS.has(resource['resourceType'])) return false;
  return [NOTHING, NOTHING_KNOWN, NOTHING_IN_HINDI].some((words) => words.test(name));
}
