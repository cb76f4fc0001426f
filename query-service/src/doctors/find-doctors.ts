import { USUAL_HOURS } from '@anamnesis/contracts/availability/availability';
import type { DoctorCard, findDoctors } from '@anamnesis/contracts/doctors/routes';
import { soughtWords } from '@anamnesis/contracts/doctors/search-words';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { availabilityOf } from './availability-of.js';
import { DOCTOR_COLUMNS, doctorCard, type DoctorRow, LISTED } from './doctor-row.js';
import { nextFree, takenTimes } from './free-slots.js';

/**
 * Doctors by name or specialization, ordered by name, in pages. Every search word must be a prefix of one of the doctor's
 * words, ignoring case and diacritics.
 */
export async function find(ports: Ports, { query }: Call<typeof findDoctors>): Promise<Answer<typeof findDoctors>> {
  const { condition, values } = conditionOf(query);
  const [page, count, found] = await Promise.all([
    ports.pool.query<DoctorRow>(
      `select ${DOCTOR_COLUMNS} from read.doctors where ${condition}
       order by sorted_by, doctor_id limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, query.perPage, (query.page - 1) * query.perPage],
    ),
    ports.pool.query<{ total: bigint }>(`select count(*) as total from read.doctors where ${condition}`, values),
    ports.pool.query<{ name: string }>(
      `select distinct unnest(specifications) as name from read.doctors where ${LISTED} order by 1`,
    ),
  ]);
  return {
    body: {
      data: await withNextFree(ports, page.rows),
      total: Number(count.rows[0]?.total ?? 0n),
      specializations: found.rows.map(({ name }) => name),
      timeZone: ports.timeZone,
    },
  };
}

/** Cards with each doctor's next free slot. */
export async function withNextFree(ports: Ports, rows: readonly DoctorRow[]): Promise<DoctorCard[]> {
  const now = ports.clock();
  const ids = rows.map((row) => row.doctor_id);
  const [availability, taken] = await Promise.all([
    availabilityOf(ports, ids, clinicTime(now, ports.timeZone).date),
    takenTimes(ports, ids, now),
  ]);
  return rows.map((row) => ({
    ...doctorCard(row),
    nextFree: nextFree(
      availability.get(row.doctor_id) ?? { ...USUAL_HOURS, leaves: [] },
      taken.get(row.doctor_id) ?? [],
      now,
      ports.timeZone,
    ),
  }));
}

/** Only the given filters are part of the condition, so that each query can use its index. */
function conditionOf({ search, specialization, doctorId }: Call<typeof findDoctors>['query']) {
  const conditions = [LISTED];
  const values: string[] = [];
  const ask = (condition: (value: string) => string, value: string) =>
    conditions.push(condition(`$${values.push(value)}`));
  if (search?.trim()) ask((value) => `array_to_tsvector(searched) @@ ${value}::tsquery`, beginningsOf(search));
  if (specialization) ask((value) => `specifications @> array[${value}::text]`, specialization);
  if (doctorId) ask((value) => `doctor_id = ${value}`, doctorId);
  return { condition: conditions.join(' and '), values };
}

/** Words contain only letters and digits, so none is an operator of the tsquery syntax. */
const beginningsOf = (search: string) =>
  soughtWords(search)
    .map((word) => `'${word}':*`)
    .join(' & ');
