import type { EntryKind } from '@anamnesis/contracts/records/constants';
import type { Allergy } from '@anamnesis/contracts/records/query-routes';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { downloadName } from '@anamnesis/platform/files/download-name';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import type { Ports } from '../ports.js';
import { allergiesOf, type EntryRow, prescriptionOn, rowsOf, todayOf } from '../records/entries-of.js';

/** An entry as the document shows it: the columns of its kind, and its author's name. */
export type WrittenEntry = Pick<
  EntryRow,
  'date' | 'title' | 'body' | 'duration' | 'instructions' | 'symptoms' | 'follow_up' | 'author_role' | 'author_name'
> &
  Pick<EntryRow, 'retracted_at' | 'retraction_reason' | 'stopped_on' | 'stop_reason' | 'origin'> &
  Pick<EntryRow, 'warning_override' | 'confirmed_unchecked' | 'lab_values'> & {
    /** The file name of its document; empty without one. */
    readonly document: string;
  };

export interface Identity {
  readonly fullName: string;
  readonly email: string;
  readonly gender: PatientRow['gender'];
  readonly age: number | null;
}

/** What a document is made of, in its order. A list comes in several parts; each kind has one at least, which may be empty. */
export type RecordPart =
  | {
      readonly type: 'identity';
      readonly identity: Identity;
      readonly madeAt: string;
      readonly timeZone: string;
      readonly language: SpokenLanguage;
    }
  | { readonly type: 'allergies'; readonly allergies: readonly Allergy[] }
  | { readonly type: 'medicines'; readonly entries: readonly WrittenEntry[] }
  | { readonly type: EntryKind; readonly isFirst: boolean; readonly entries: readonly WrittenEntry[] }
  | { readonly type: 'end' };

const PAGE = 200;
const KINDS = ['prescription', 'testReport', 'diagnosis'] as const satisfies readonly EntryKind[];

/** Reads a patient's record in parts of bounded size. */
export async function* recordParts(
  ports: Ports,
  patientId: string,
  language: SpokenLanguage,
): AsyncGenerator<RecordPart> {
  const { clock, timeZone } = ports;
  const madeAt = clock();
  const identity = await identityOf(ports, patientId);
  yield { type: 'identity', identity, madeAt: madeAt.toISOString(), timeZone, language };
  yield { type: 'allergies', allergies: await allergiesOf(ports, patientId) };
  yield { type: 'medicines', entries: await medicinesTaken(ports, patientId) };
  for (const kind of KINDS) {
    let rows = await rowsOf(ports, patientId, kind, undefined, { after: null, limit: PAGE });
    yield { type: kind, isFirst: true, entries: rows.map(written) };
    for (let last = rows.at(-1); last && rows.length === PAGE; last = rows.at(-1)) {
      rows = await rowsOf(ports, patientId, kind, undefined, { after: last, limit: PAGE });
      if (rows.length > 0) yield { type: kind, isFirst: false, entries: rows.map(written) };
    }
  }
  yield { type: 'end' };
}

async function identityOf({ pool }: Pick<Ports, 'pool'>, patientId: string): Promise<Identity> {
  const { rows } = await pool.query<Identity>(
    'select full_name as "fullName", email, gender, age from read.patients where patient_id = $1',
    [patientId],
  );
  return rows[0] ?? { fullName: '', email: '', gender: null, age: null };
}

/** The medicines that count as taken on the day of the document, the latest first. */
async function medicinesTaken(ports: Ports, patientId: string): Promise<WrittenEntry[]> {
  const prescriptions = await rowsOf(ports, patientId, 'prescription');
  const asOfToday = prescriptionOn(todayOf(ports));
  return prescriptions
    .filter((row) => asOfToday(row).isTaken)
    .slice(0, PAGE)
    .map(written);
}

const written = (row: EntryRow): WrittenEntry => ({
  ...{ date: row.date, title: row.title, body: row.body, duration: row.duration, instructions: row.instructions },
  ...{ symptoms: row.symptoms, follow_up: row.follow_up, author_role: row.author_role, author_name: row.author_name },
  ...{ retracted_at: row.retracted_at, retraction_reason: row.retraction_reason },
  ...{ stopped_on: row.stopped_on, stop_reason: row.stop_reason, origin: row.origin },
  ...{ warning_override: row.warning_override, confirmed_unchecked: row.confirmed_unchecked },
  lab_values: row.lab_values,
  document: row.document_id === null ? '' : downloadName(row.document_name, row.document_type),
});
