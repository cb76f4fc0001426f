import { RECENT_DAYS, TOLD_DAYS } from '@anamnesis/contracts/insights/constants';
import type { AssembledFacts } from '@anamnesis/contracts/insights/report-facts';
import type { DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import { isOfNewborn } from '@anamnesis/contracts/labs/newborn';
import { isOnNoPerson, namesSpecies } from '@anamnesis/contracts/labs/on-no-person';
import { beginsWithRelative } from '@anamnesis/contracts/reading/kinship';
import { isOtherDay } from '@anamnesis/contracts/reading/other-day';
import { isOtherPerson, otherThan, parentIn, partsOfName, TITLE } from '@anamnesis/contracts/reading/person-name';
import { personsInText } from '@anamnesis/contracts/reading/persons-in-text';
import type { RecordEntryRow } from '@anamnesis/read-models/records/health-record';

type Read = Pick<DocumentReading, 'text' | 'patients' | 'printedDays'>;

/** What stands behind "Name:" and is no name of a person. */
const NO_PERSON =
  /\d|(?<!\p{L})(?:tests?|counts?|profile|panel|function|screen|serum|urine|blood|culture|reports?|laboratory|hospital|male|female)(?!\p{L})/iu;
/** A single word behind "Name:" or "Patient:" may be anything, unless a title says that it is a name. */
const isFullName = (name: string) =>
  partsOfName(name).length > 1 || (partsOfName(name).length === 1 && TITLE.test(titleOf(name)));
const titleOf = (name: string) => (/^[\p{L}\p{M}]+/u.exec(name)?.[0] ?? '').toLowerCase();
/** The full names in a text. */
const named = (text: string) =>
  personsInText(text)
    .names.filter((name) => !NO_PERSON.test(name) && isFullName(name))
    .map((name) => ({ name }));

/** Whether a child without a name is named by this person: "Baby of Meera Rao" in the record of Meera Rao. */
function isOwnChild(name: string, own: string): boolean {
  const parent = parentIn(name);
  return parent !== null && partsOfName(parent).length > 0 && !isOtherPerson(parent, own);
}

/**
 * Whether a report is plainly one on no person by its title or first lines (`noPerson`), of a relative by them, or names somebody else than the person with this name (`otherPerson`), or somebody else too (`severalPatients`); null if it
 * names nobody who is clearly another person. Values of a document are confirmed only with the patient's word that they are theirs: its names then say nothing more. A reading that was stored without its patients is
 * looked through for their names.
 */
export function personProblemOf(
  { title, body, lab_values: confirmed }: Pick<RecordEntryRow, 'title' | 'body' | 'lab_values'>,
  reading: Read | null,
  own: string,
): Extract<AssembledFacts['problem'], 'otherPerson' | 'severalPatients' | 'noPerson'> | null {
  const [first = ''] = body.trim().split('\n', 1);
  if (isOnNoPerson(title, body) || (confirmed === null && namesSpecies(reading?.text ?? ''))) return 'noPerson';
  if ([title, first].some(beginsWithRelative)) return 'otherPerson';
  const ofDocument = reading && confirmed === null ? (reading.patients ?? named(reading.text)) : [];
  const people = [...named(body), ...ofDocument];
  const isNewborn = isOfNewborn([body, reading?.text ?? ''].join('\n'));
  const others = otherThan(people, own).filter(({ name }) => !(isNewborn && isOwnChild(name, own)));
  if (others.length === 0) return null;
  return others.length === people.length ? 'otherPerson' : 'severalPatients';
}

const daysBetween = (day: string, later: string) => (Date.parse(later) - Date.parse(day)) / (24 * 60 * 60_000);

/** How long ago a report was made: `recent`: "today" is a word for what to do about it; `late`: a dangerous result in it is still told. */
export type ReportAge = 'recent' | 'late' | 'old';

/** How old a report is, by the day that its document prints if this is another one than that of its entry; of several days the latest counts. All days: YYYY-MM-DD. */
export function ageOfReport(date: string, reading: Read | null, today: string): ReportAge {
  const printed = reading?.printedDays ?? [];
  const days = isOtherDay(printed, date) ? printed : [date];
  const age = Math.min(...days.map((day) => daysBetween(day, today)));
  return age <= RECENT_DAYS ? 'recent' : age <= TOLD_DAYS ? 'late' : 'old';
}
