import { callNumbersIn } from '@anamnesis/contracts/assistant/emergency-numbers';
import { RECENT_DAYS } from '@anamnesis/contracts/insights/constants';
import type { AssembledFacts } from '@anamnesis/contracts/insights/report-facts';
import { printedRowOf, printedTables } from '@anamnesis/contracts/labs/printed-table';
import { ageOn, rangeFor, standing, type Person } from '@anamnesis/contracts/labs/range';
import type { Granted, GrantAboutOne } from '@anamnesis/contracts/language/policy';
import { reportProblemOf } from '@anamnesis/contracts/reading/report-problem';
import { isOtherDay } from '@anamnesis/contracts/reading/other-day';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import type { RecordEntryRow } from '@anamnesis/read-models/records/health-record';
import type { Ports } from '../ports.js';
import { todayOf } from '../records/entries-of.js';
import { documentReadingOf } from './document-reading-of.js';
import { remainderOfReport } from './report-remainder.js';
import { valuesOfReport } from './report-values.js';

/** A test report in a patient's record. */
export type Report = Pick<
  RecordEntryRow,
  'patient_id' | 'entry_id' | 'title' | 'body' | 'date' | 'document_file' | 'lab_values'
>;

/** Maximum earlier reports that are compared with. */
const MAX_EARLIER = 200;
const daysBetween = (day: string, later: string) => (Date.parse(later) - Date.parse(day)) / (24 * 60 * 60_000);
const REPORTS = `select patient_id, entry_id, title, body, date, document_file, lab_values from read.record_entries
  where patient_id = $1 and kind = 'testReport' and retracted_at is null`;

/** The test report with this id; null if the record has none, or it was retracted. */
export async function reportIn({ pool }: Pick<Ports, 'pool'>, patientId: string, entryId: string) {
  const { rows } = await pool.query<Report>(`${REPORTS} and entry_id = $2`, [patientId, entryId]);
  return rows[0] ?? null;
}

/** The facts of a test report, and a digest that identifies them. */
export async function reportFactsOf(
  ports: Pick<Ports, 'pool' | 'files' | 'clock' | 'timeZone' | 'country'>,
  grant: Granted<GrantAboutOne>,
  report: Report,
): Promise<{ facts: AssembledFacts; digest: string }> {
  const today = todayOf(ports);
  const [person, reading, earlier] = await Promise.all([
    personOf(ports, report, today),
    documentReadingOf(ports, grant, report.document_file),
    earlierThan(ports, report),
  ]);
  const values = valuesOfReport(report, reading);
  const tests = new Set(values.map(({ test }) => test));
  const text = [report.body, reading?.text ?? ''].filter((each) => each.trim() !== '').join('\n\n');
  const tables = printedTables(text);
  const facts: AssembledFacts = {
    ...{ title: report.title, date: report.date, isRecent: daysBetween(report.date, today) <= RECENT_DAYS },
    text,
    problem: reportProblemOf(text),
    values: values.map(({ printedRange, ...value }) => {
      const range = rangeFor({ ...value, printedRange }, person);
      const called = value.doubt === null ? (printedRowOf(tables, value)?.label ?? null) : null;
      return { ...value, range, standing: standing(value, range), called };
    }),
    // What was earlier and what later is not known of a report with another date than its entry.
    earlier: isOtherDay(reading?.printedDays ?? [], report.date) ? [] : earlier.filter(({ test }) => tests.has(test)),
    ...remainderOfReport(report, reading),
    call: callNumbersIn(ports.country),
    person,
  };
  return { facts, digest: uuidOf(JSON.stringify(facts)) };
}

/** The values of the other reports up to the day of this one, the latest first. Their documents are not opened. */
async function earlierThan(
  { pool }: Pick<Ports, 'pool'>,
  { patient_id: patientId, entry_id: entryId, date }: Report,
): Promise<AssembledFacts['earlier']> {
  const { rows } = await pool.query<Report>(
    `${REPORTS} and entry_id <> $2 and date <= $3 order by date desc, position desc limit ${MAX_EARLIER}`,
    [patientId, entryId, date],
  );
  return rows.flatMap((row) =>
    valuesOfReport(row, null).map(({ printedRange: _, ...value }) => ({ ...value, at: row.date })),
  );
}

/** The sex of a profile's gender, as ranges of laboratory values depend on it. */
export const sexes = { Male: 'male', Female: 'female', Other: null } as const;

/** The person at the time of a report. */
async function personOf(
  { pool }: Pick<Ports, 'pool'>,
  { patient_id: patientId, date }: Report,
  today: string,
): Promise<Person> {
  const { rows } = await pool.query<Pick<PatientRow, 'gender' | 'age'>>(
    'select gender, age from read.patients where patient_id = $1',
    [patientId],
  );
  const { gender = null, age = null } = rows[0] ?? {};
  return { sex: gender && sexes[gender], age: ageOn(date, age, today) };
}
