import { USUAL_HOURS } from '@anamnesis/contracts/availability/availability';
import type { DoctorCard, findDoctors } from '@anamnesis/contracts/doctors/routes';
import { doctorSearchWords } from '@anamnesis/contracts/doctors/search-words';
import { specialtyKeyOf, specialtyNameOf } from '@anamnesis/contracts/doctors/specialties';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { availabilityOf } from './availability-of.js';
import { DOCTOR_COLUMNS, doctorCard, type DoctorRow, LISTED } from './doctor-row.js';
import { nextFree, takenTimes } from './free-slots.js';
import { containing, mayBeMistyped, type Pattern, withOneError } from './search-patterns.js';

type Query = Call<typeof findDoctors>['query'];

/**
 * Doctors by name or specialization, ordered by name, in pages. Every search word must occur in one of the doctor's words,
 * ignoring case and diacritics. Only if no doctor matches, a word may have one typing error.
 */
export async function find(ports: Ports, { query }: Call<typeof findDoctors>): Promise<Answer<typeof findDoctors>> {
  const words = doctorSearchWords(query.search ?? '');
  const [exact, names] = await Promise.all([
    pageOf(ports, query, words.map(containing)),
    ports.pool.query<{ key: string }>(
      `select distinct unnest(specialties) as key from read.doctors where ${LISTED} order by 1`,
    ),
  ]);
  const found =
    exact.total === 0 && words.some(mayBeMistyped) ? await pageOf(ports, query, words.map(withOneError)) : exact;
  return {
    body: {
      data: await withNextFree(ports, found.rows),
      total: found.total,
      specializations: names.rows.map(({ key }) => specialtyNameOf(key)).sort((one, other) => one.localeCompare(other)),
      timeZone: ports.timeZone,
    },
  };
}

/** One page of the listed doctors that match the query, with each of `patterns` in their words; and the total of matches. */
async function pageOf(ports: Ports, query: Query, patterns: readonly Pattern[]) {
  const { condition, values } = conditionOf(query, patterns);
  const [page, count] = await Promise.all([
    ports.pool.query<DoctorRow>(
      `select ${DOCTOR_COLUMNS} from read.doctors where ${condition}
       order by sorted_by, doctor_id limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, query.perPage, (query.page - 1) * query.perPage],
    ),
    ports.pool.query<{ total: bigint }>(`select count(*) as total from read.doctors where ${condition}`, values),
  ]);
  return { rows: page.rows, total: Number(count.rows[0]?.total ?? 0n) };
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
function conditionOf({ search, specialization, doctorId }: Query, patterns: readonly Pattern[]) {
  const conditions = [LISTED];
  const values: string[] = [];
  const add = (condition: (value: string) => string, value: string) =>
    conditions.push(condition(`$${values.push(value)}`));
  for (const { operator, pattern } of patterns) add((value) => `searched ${operator} ${value}`, pattern);
  // The search text contains no letter and no digit.
  if (search?.trim() && patterns.length === 0) conditions.push('false');
  if (specialization) add((value) => `specialties @> array[${value}::text]`, specialtyKeyOf(specialization));
  if (doctorId) add((value) => `doctor_id = ${value}`, doctorId);
  return { condition: conditions.join(' and '), values };
}
