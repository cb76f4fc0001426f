import { ABSENT_OR_UNKNOWN } from './codes.js';
import { type Json, listOf, objectOf } from './json.js';

const THINGS =
  'allerg(?:y|ies)|medications?|medicines?|drugs?|meds|problems?|conditions?|diagnos[ei]s|immuni[sz]ations?|procedures?';
/** "Not taking his medicines" says that he has some: without "any" only words that leave none stand between. */
const ANY = String.raw`(?:any(?: \w+)?|regular|routine|current|other|chronic|daily|long[- ]term)`;
const NOT = String.raw`(?:not (?:currently )?(?:on|taking|take|have|having|use|using)|never (?:taken|had|used)|denies(?: taking| having)?)`;
/** "No penicillin allergy"; but "no response to medicines" says that there are some. */
const OF_ONE_KIND = String.raw`(?: (?!(?:about|after|but|by|despite|for|from|in|of|on|since|to|with|without)\b)\w+){0,2}`;
const NOTHING = new RegExp(
  String.raw`^(?:nkd?a|none|nothing|nil|n\/?a|not (?:applicable|known|available)|unknown|(?:nil|no) (?:regular|routine|current)|(?:patient |currently |is |does )*${NOT} (?:${ANY} )?(?:${THINGS})|(?:patient )?(?:(?:takes|has|on|uses) )?no${OF_ONE_KIND} (?:${THINGS}))(?: history)?(?: known| reported| recorded| taken)?[.\s]*$`,
  'i',
);

/** No word stands in two of these lists: a long text would be tried in each of both ways. */
const KINDS =
  'food|latex|environmental|seasonal|insect|contact|adverse|allergic|medical|surgical|health|chronic|significant|regular|implanted';
const FURTHER_THINGS =
  'reactions?|intolerances?|sensitivit(?:y|ies)|diseases?|illness(?:es)?|disabilit(?:y|ies)|vaccin(?:es?|ations?)|surger(?:y|ies)|devices?|histor(?:y|ies)';
const BESIDE =
  'known|information|current|currently|relevant|reported|recorded|documented|past|previous|active|available|about|regarding|of|on|to|or|and|any|the|at present|at this time|to date|on file';
/**
 * "No known drug or food allergies": each word only says of what nothing is known. Any other word, such as "except penicillin", or a second statement
 * tells something, and what is discarded no check of a prescription sees.
 */
const NOTHING_KNOWN = new RegExp(
  String.raw`^(?:no|nil|none) (?:known|information|current|relevant|reported|recorded)(?:(?: |\/| ?& ?|(?<=\b(?:drug|medication|medicine|${KINDS})), )(?:${THINGS}|${FURTHER_THINGS}|${KINDS}|${BESIDE})(?![\w-]))*(?: \((?:nkd?a|situation|finding)\))?[.\s]*$`,
  'i',
);
/** The same in Hindi, in both scripts. */
const NOTHING_IN_HINDI =
  /^(?:कोई (?:\S+ )?(?:दवा|दवाई|दवाइयाँ|दवाइयां|एलर्जी|बीमारी|टीका) नहीं|koi (?:\w+ )?(?:dawa|dava|dawai|davai|allergy|bimari) nah?i+n?)(?: (?:है|हैं|था|थी|पता|ज्ञात|ले|लेता|लेती|लेते|ली|रहा|रही|रहे|चल|hai|hain|tha|thi|pata|le|leta|leti|lete|li|raha|rahi|rahe|chal)){0,3}[.।\s]*$/i;

/** What has a result says that, whatever its name: "Na" is sodium. */
const RESULTS: ReadonlySet<unknown> = new Set(['Observation', 'DiagnosticReport']);

/** "No known allergies" is not an allergy: a code of the patient summary, or the usual words as its whole name. In an own export they were typed. */
export function saysNothing(resource: Json, name: string, isOwn: boolean): boolean {
  const concept = objectOf(resource['code'] ?? resource['medicationCodeableConcept'] ?? resource['vaccineCode']);
  if (listOf(concept['coding']).some(({ system }) => system === ABSENT_OR_UNKNOWN)) return true;
  if (isOwn || RESULTS.has(resource['resourceType'])) return false;
  return [NOTHING, NOTHING_KNOWN, NOTHING_IN_HINDI].some((words) => words.test(name));
}
