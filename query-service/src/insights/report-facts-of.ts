import { rangeFor, standing, type Person } from '@anamnesis/contracts/labs/range';
import type { LabResult } from '@anamnesis/contracts/labs/lab-result';
import { resultsOfReport } from '@anamnesis/contracts/labs/report-results';
import type { AssembledFacts } from '@anamnesis/contracts/insights/report-facts';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { ENTRY_NOT_FOUND } from '@anamnesis/contracts/records/errors';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import type { RecordEntryRow } from '@anamnesis/read-models/records/health-record';
import type { Ports } from '../ports.js';
import { documentTextOf } from './document-text-of.js';

type Report = Pick<RecordEntryRow, 'entry_id' | 'title' | 'body' | 'date' | 'document_file'>;

/** Maximum earlier reports that are compared with. */
const MAX_EARLIER = 200;
const REPORTS = `select entry_id, title, body, date, document_file from read.record_entries
  where patient_id = $1 and kind = 'testReport' and retracted_at is null`;

/**
 * The facts of a test report of the patient, and a digest that identifies them. Refuses ENTRY_NOT_FOUND if the record has no such report, or
 * it was retracted.
 */
export async function reportFactsOf(
  ports: Pick<Ports, 'pool'>,
  patientId: string,
  entryId: string,
): Promise<{ facts: AssembledFacts; digest: string }> {
  const { rows } = await ports.pool.query<Report>(`${REPORTS} and entry_id = $2`, [patientId, entryId]);
  const report = rows[0] ?? refuse(ENTRY_NOT_FOUND);
  const person = await personOf(ports, patientId);
  const values = resultsOf(report);
  const tests = new Set(values.map(({ test }) => test));
  const documentText = await documentTextOf(report);
  const facts: AssembledFacts = {
    ...{ title: report.title, date: report.date },
    text: [report.body, documentText].filter((text) => text.trim() !== '').join('\n\n'),
    values: values.map((result) => {
      const range = rangeFor(result, person);
      return { ...valueOf(result), range, standing: standing(result, range) };
    }),
    earlier: (await earlierThan(ports, patientId, report)).filter(({ test }) => tests.has(test)),
    person,
  };
  return { facts, digest: uuidOf(JSON.stringify(facts)) };
}

const resultsOf = ({ title, body }: Report): LabResult[] => resultsOfReport(title, body);

const valueOf = ({ test, value, comparator, decimals, unit, check: doubt }: LabResult) => ({
  ...{ test, value, comparator, decimals, unit, doubt },
});

async function earlierThan(
  { pool }: Pick<Ports, 'pool'>,
  patientId: string,
  { entry_id: entryId, date }: Report,
): Promise<AssembledFacts['earlier']> {
  const { rows } = await pool.query<Report>(
    `${REPORTS} and entry_id <> $2 and date <= $3 order by date desc, position desc limit ${MAX_EARLIER}`,
    [patientId, entryId, date],
  );
  return rows.flatMap((row) => resultsOf(row).map((result) => ({ ...valueOf(result), at: row.date })));
}

const sexes = { Male: 'male', Female: 'female', Other: null } as const;

async function personOf({ pool }: Pick<Ports, 'pool'>, patientId: string): Promise<Person> {
  const { rows } = await pool.query<Pick<PatientRow, 'gender' | 'age'>>(
    'select gender, age from read.patients where patient_id = $1',
    [patientId],
  );
  const { gender = null, age = null } = rows[0] ?? {};
  return { sex: gender && sexes[gender], age };
}
