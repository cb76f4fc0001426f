import { callNumbersIn } from '@anamnesis/contracts/assistant/emergency-numbers';
import type { AssembledFacts } from '@anamnesis/contracts/insights/report-facts';
import { isOfNewborn } from '@anamnesis/contracts/labs/newborn';
import { printedComments } from '@anamnesis/contracts/labs/printed-comments';
import { printedRowOf, printedTables } from '@anamnesis/contracts/labs/printed-table';
import { ageOn, type Person, placeInRange } from '@anamnesis/contracts/labs/range';
import type { Granted, GrantAboutOne } from '@anamnesis/contracts/language/policy';
import { reportProblemOf } from '@anamnesis/contracts/reading/report-problem';
import { isOtherDay } from '@anamnesis/contracts/reading/other-day';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import type { RecordEntryRow } from '@anamnesis/read-models/records/health-record';
import type { Ports } from '../ports.js';
import { todayOf } from '../records/entries-of.js';
import { documentReadingOf } from './document-reading-of.js';
import { type Later, measuredAgain } from './measured-again.js';
import { withoutExplained } from './explained-values.js';
import { remainderOfReport } from './report-remainder.js';
import { explainedIn, valuesOfReport } from './report-values.js';
import { ageOfReport, personProblemOf, type ReportAge } from './whose-report.js';

/** A test report in a patient's record. */
export type Report = Pick<
  RecordEntryRow,
  'patient_id' | 'entry_id' | 'title' | 'body' | 'date' | 'document_id' | 'document_file' | 'lab_values'
>;

/** Maximum other reports that are compared with. */
const MAX_OTHERS = 200;
const REPORTS = `select patient_id, entry_id, title, body, date, document_id, document_file, lab_values from read.record_entries
  where patient_id = $1 and kind = 'testReport' and retracted_at is null`;

/** The test report with this id; null if the record has none, or it was retracted. */
export async function reportIn({ pool }: Pick<Ports, 'pool'>, patientId: string, entryId: string) {
  const { rows } = await pool.query<Report>(`${REPORTS} and entry_id = $2`, [patientId, entryId]);
  return rows[0] ?? null;
}

/** The facts of a test report, a digest that identifies them, how old it is, and whether its document was read. */
export async function reportFactsOf(
  ports: Pick<Ports, 'pool' | 'files' | 'clock' | 'timeZone' | 'country'>,
  grant: Granted<GrantAboutOne>,
  report: Report,
): Promise<{ facts: AssembledFacts; digest: string; age: ReportAge; isRead: boolean }> {
  const today = todayOf(ports);
  const [{ name, ...profile }, stored, others] = await Promise.all([
    personOf(ports, report, today),
    documentReadingOf(ports, grant, report.document_file),
    earlierThan(ports, report),
  ]);
  // What the patient confirmed of a document was compared with the paper.
  const reading = stored && report.lab_values === null ? withoutExplained(stored) : stored;
  const values = valuesOfReport(report, reading);
  const personProblem = personProblemOf(report, reading, name);
  const isOfOther = personProblem === 'otherPerson';
  const age = ageOfReport(report.date, reading, today);
  const isDayOther = isOtherDay(reading?.printedDays ?? [], report.date);
  const tests = new Set(values.map(({ test }) => test));
  const text = [report.body, reading?.text ?? ''].filter((each) => each.trim() !== '').join('\n\n');
  const isNewborn = isOfNewborn(text, report.date);
  // Sex, age and earlier values of the person say nothing about somebody else.
  const person: Person = isNewborn ? { sex: null, age: 0 } : isOfOther ? { sex: null, age: null } : profile;
  const tables = printedTables(text);
  // Whether it is earlier than the others is not known of a report with another date than its entry.
  const isFollowed = age !== 'recent' && personProblem === null && !isDayOther && !isNewborn;
  const again = isFollowed ? measuredAgain(tests, await valuesAfter(ports, report), person.age) : [];
  const facts: AssembledFacts = {
    ...{ title: report.title, date: report.date, isRecent: age === 'recent' },
    ...(isDayOther && { isOtherDay: true }),
    text,
    problem: personProblem ?? reportProblemOf(text),
    values: values.map(({ printedRange, flag, ...value }) => {
      const called = value.doubt === null ? (printedRowOf(tables, value)?.label ?? null) : null;
      return { ...value, ...placeInRange({ ...value, printedRange, flag }, person), called };
    }),
    // What was earlier and what later is not known of a report with another date than its entry.
    earlier:
      isOfOther || (isNewborn && (profile.age ?? 0) > 0) || isDayOther
        ? []
        : earlierValues(others, name).filter(({ test }) => tests.has(test)),
    ...(again.length > 0 && { measuredAgain: again }),
    ...remainderOfReport(report, reading && explainedIn(reading, report, values)),
    call: callNumbersIn(ports.country),
    person,
    comments: printedComments(text).map(({ label, text: words }) => ({ label, text: words })),
  };
  return { facts, digest: uuidOf(JSON.stringify(facts)), age, isRead: reading !== null };
}

/** The other reports up to the day of this one, the latest first. */
async function earlierThan(
  { pool }: Pick<Ports, 'pool'>,
  { patient_id: patientId, entry_id: entryId, date }: Report,
): Promise<Report[]> {
  const { rows } = await pool.query<Report>(
    `${REPORTS} and entry_id <> $2 and date <= $3 order by date desc, position desc limit ${MAX_OTHERS}`,
    [patientId, entryId, date],
  );
  return rows;
}

/** The values of the person's reports of later days, each with its standing. Their documents are not opened. */
async function valuesAfter(ports: Pick<Ports, 'pool' | 'clock' | 'timeZone'>, report: Report): Promise<Later[]> {
  const { patient_id: patientId, entry_id: entryId, date } = report;
  const [{ name, ...person }, { rows }] = await Promise.all([
    personOf(ports, report, todayOf(ports)),
    ports.pool.query<Report>(`${REPORTS} and entry_id <> $2 and date > $3 order by date limit ${MAX_OTHERS}`, [
      ...[patientId, entryId, date],
    ]),
  ]);
  return rows
    .filter((row) => personProblemOf(row, null, name) === null)
    .flatMap((row) =>
      valuesOfReport(row, null).map(({ printedRange, flag, ...value }) => ({
        ...{ ...value, ...placeInRange({ ...value, printedRange, flag }, person), called: null, at: row.date },
      })),
    );
}

/** The values of other reports of a person, without those that are of somebody else, or of no person. Their documents are not opened. */
const earlierValues = (reports: readonly Report[], name: string): AssembledFacts['earlier'] =>
  reports
    .filter((row) => personProblemOf(row, null, name) === null)
    .flatMap((row) =>
      valuesOfReport(row, null).map(({ printedRange: _, flag: __, ...value }) => ({ ...value, at: row.date })),
    );

/** The sex of a profile's gender, as ranges of laboratory values depend on it. */
export const sexes = { Male: 'male', Female: 'female', Other: null } as const;

/** The name of the person, empty if it is not known, and sex and age at the time of a report. */
async function personOf(
  { pool }: Pick<Ports, 'pool'>,
  { patient_id: patientId, date }: Report,
  today: string,
): Promise<Person & { readonly name: string }> {
  const { rows } = await pool.query<Pick<PatientRow, 'full_name' | 'gender' | 'age'>>(
    'select full_name, gender, age from read.patients where patient_id = $1',
    [patientId],
  );
  const { full_name: name = '', gender = null, age = null } = rows[0] ?? {};
  return { name, sex: gender && sexes[gender], age: ageOn(date, age, today) };
}
