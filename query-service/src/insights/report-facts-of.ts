import { ageOn, type Person } from '@anamnesis/contracts/labs/range';
import { UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import type { Granted, GrantAboutOne } from '@anamnesis/contracts/language/policy';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { OverLimit, runApart } from '@anamnesis/platform/apart/run-apart';
import { sibling } from '@anamnesis/platform/apart/node-options';
import { createTurns } from '@anamnesis/platform/http/turns';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import type { Ports } from '../ports.js';
import { todayOf } from '../records/entries-of.js';
import { documentReadingOf } from './document-reading-of.js';
import type { DeedOfFacts, Found, ReportTask } from './report-deeds.js';
import type { Report } from './report-facts.js';
import { inThread, MOST_TIME } from './reports-thread.js';
import { valuesOfOthers } from './values-of-others.js';

export type { Report } from './report-facts.js';

/** Maximum other reports that are compared with, on each side. */
const MAX_OTHERS = 200;
const REPORTS = `select patient_id, entry_id, title, body, date, document_id, document_file, lab_values from read.record_entries
  where patient_id = $1 and kind = 'testReport' and retracted_at is null`;

const PROGRAM = sibling('./facts-process', import.meta.url);
/** Characters of a report, typed and read, from which its facts are computed in a process of their own: it takes seconds at 100,000, and reports of two or three pages have fewer, which a thread computes in less time than a process takes to start. */
const LONG_DOCUMENT = 6_000;
/** Readers and the search for urgent values have separate queues for long documents, so that neither waits for the other. */
export const forReaders: Way<'facts'> = {
  ...{ deed: 'facts', mostTime: MOST_TIME },
  inTurn: createTurns({ atOnce: 2, waitMilliseconds: 3_000 }),
};
const forUrgency: Way<'urgency'> = {
  ...{ deed: 'urgency', mostTime: MOST_TIME },
  inTurn: createTurns({ atOnce: 1, waitMilliseconds: MOST_TIME }),
};

/** The computation, its time limit in milliseconds, and the queue for long documents. */
interface Way<Of extends DeedOfFacts> {
  readonly deed: Of;
  readonly mostTime: number;
  readonly inTurn: ReturnType<typeof createTurns>;
}

/** The queue for the facts of all other reports, shared by readers and the search for urgent values: it takes turns between patients. */
const inShortTurn = createTurns({ atOnce: 1, waitMilliseconds: 3_000 });

/** The test report with this id; null if the record has none, or it was retracted. */
export async function reportIn({ pool }: Pick<Ports, 'pool'>, patientId: string, entryId: string) {
  const { rows } = await pool.query<Report>(`${REPORTS} and entry_id = $2`, [patientId, entryId]);
  return rows[0] ?? null;
}

type FactPorts = Pick<Ports, 'pool' | 'files' | 'clock' | 'timeZone' | 'country'>;

/** The facts of a test report, computed in a thread, and those of a long document in a process of its own. A document that takes too long there counts as one that was not read; with other reports that take too long nothing is compared. Refuses with UNAVAILABLE where too many are computed already, and where a report without a document takes too long. */
export const reportFactsOf = (ports: FactPorts, grant: Granted<GrantAboutOne>, report: Report, way = forReaders) =>
  foundOf(ports, grant, report, way);

/** The same, and what of the facts cannot wait. */
export const reportUrgencyOf = (ports: FactPorts, grant: Granted<GrantAboutOne>, report: Report) =>
  foundOf(ports, grant, report, forUrgency);

async function foundOf<Of extends DeedOfFacts>(
  ports: FactPorts,
  grant: Granted<GrantAboutOne>,
  report: Report,
  { deed, mostTime, inTurn }: Way<Of>,
): Promise<Found<Of>> {
  const today = todayOf(ports);
  const [{ name, ...profile }, stored, earlier, later] = await Promise.all([
    personOf(ports, report, today),
    documentReadingOf(ports, grant, report.document_file),
    earlierThan(ports, report),
    laterThan(ports, report),
  ]);
  const others = await valuesOfOthers([...earlier, ...later], name);
  const sources = {
    ...{ report, name, profile, stored, today, country: ports.country },
    ...{ earlier: others?.slice(0, earlier.length) ?? [], later: others?.slice(earlier.length) ?? [] },
  };
  const apart = () => runApart<ReportTask, Found<Of>>({ program: PROGRAM, task: { deed, of: sources }, mostTime });
  const isLong = report.body.length + (stored?.text.length ?? 0) >= LONG_DOCUMENT;
  const beside = () => inThread({ deed, of: sources }, mostTime);
  const computed = (isLong ? inTurn(report.patient_id, apart) : inShortTurn(report.patient_id, beside)).catch(
    async (error: unknown) => {
      if (!(error instanceof OverLimit)) throw error;
      // Without a document there is nothing to leave out: the same computation would take as long again.
      if (stored === null) return refuse(UNAVAILABLE);
      const typed = await inThread({ deed, of: { ...sources, stored: null } }, MOST_TIME);
      return { ...typed, isRead: true, isCut: true };
    },
  );
  const found = await computed;
  return others === null ? { ...found, isCut: true } : found;
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

/** The other reports of later days, the earliest first. */
async function laterThan(
  { pool }: Pick<Ports, 'pool'>,
  { patient_id: patientId, entry_id: entryId, date }: Report,
): Promise<Report[]> {
  const { rows } = await pool.query<Report>(
    `${REPORTS} and entry_id <> $2 and date > $3 order by date limit ${MAX_OTHERS}`,
    [patientId, entryId, date],
  );
  return rows;
}

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
