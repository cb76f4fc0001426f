import { MAX_SHORT_TEXT } from '../records/constants.js';
import { type BundleIndex, type Found, uriOf } from './bundle-index.js';
import { codesOf, ownWordsOf, wordsOf } from './concept-words.js';
import { joined } from './joined.js';
import type { EntryOf } from './entry.js';
import { type Json, listOf, textOf } from './json.js';
import { timeWords } from './read-condition.js';
import { doctorNamedBy, noteOf, roleOf } from './read-elements.js';
import { fitting } from './remarks.js';

const momentOf = (value: unknown): string | null => {
  const text = textOf(value);
  return /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))
    ? new Date(text).toISOString()
    : null;
};

const SEVERITIES = new Set(['mild', 'moderate', 'severe']);

/** What happened, with its severity: "Hives (severe)". */
function reactionText(reaction: Json): string {
  const what = joined([...listOf(reaction['manifestation']).map(ownWordsOf), textOf(reaction['description'])], ', ');
  const severity = textOf(reaction['severity']);
  if (!SEVERITIES.has(severity)) return what;
  return what === '' ? severity : `${what} (${severity})`;
}

/** The risk of another exposure, in the words by which a check of a prescription knows a severe allergy. */
const RISKS = new Map([
  ['high', 'high risk'],
  ['low', 'low risk'],
]);

/** What else a resource says of an allergy. A reaction that has only a code is one that nobody can read. */
function furtherOf(resource: Json): readonly string[] {
  const manifestations = listOf(resource['reaction']).flatMap(({ manifestation }) => listOf(manifestation));
  const codes = manifestations.filter((each) => ownWordsOf(each) === '').map(wordsOf);
  const [since, last] = [timeWords(resource, 'onset'), textOf(resource['lastOccurrence']).slice(0, 10)];
  const verification = codesOf(resource['verificationStatus'])[0] ?? '';
  return [
    ...codes.map((code) => code && `code of the reaction: ${code}`),
    resource['type'] === 'intolerance' ? 'intolerance' : '',
    verification === '' || verification === 'confirmed' ? '' : verification,
    since && `since ${since}`,
    last && `last on ${last}`,
  ].filter(Boolean);
}

/** By these words a check of a prescription knows that the reaction may have been severe. */
const NOT_KNOWN = 'reaction not known';

/** Reaction and severity, then what a record has no field for. A note that does not fit is left out, and named. */
function reactionOf(resource: Json, isOwn: boolean): string {
  const reactions = listOf(resource['reaction']).map(reactionText);
  const known = joined([...reactions, RISKS.get(textOf(resource['criticality'])) ?? ''], ', ');
  const note = joined([noteOf(resource), ...listOf(resource['reaction']).map(noteOf)], '; ');
  const further = isOwn ? [] : furtherOf(resource);
  const first = known || (further.length > 0 || note !== '' ? NOT_KNOWN : '');
  const essential = joined([first, ...further], '; ');
  return joined([essential, fitting([note], MAX_SHORT_TEXT - essential.length - 2, '; ')], '; ');
}

/** An allergy. Its severity is part of the reaction's text, because a record has no other place for it. */
export function readAllergy(index: BundleIndex, found: Found): EntryOf<'allergy'> {
  const { resource } = found;
  const { recorder, asserter } = resource;
  const reactions = listOf(resource['reaction']);
  return {
    ...{ kind: 'allergy', resource: uriOf(index, found), role: roleOf(index, found, recorder) },
    doctorName: doctorNamedBy(index, [asserter, recorder], resource),
    substance: wordsOf(resource['code']) || (reactions.map(({ substance }) => wordsOf(substance)).find(Boolean) ?? ''),
    reaction: reactionOf(resource, index.isOwn),
    writtenAt: momentOf(resource['recordedDate']),
  };
}
