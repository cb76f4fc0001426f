import { z } from 'zod';
import { appointmentStatuses } from '@anamnesis/contracts/appointments/constants';
import type { listConsultations } from '@anamnesis/contracts/appointments/routes';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { type AppointmentRow, consultation } from './appointment-row.js';

const filterSchema = z.object({
  id: z.array(z.guid()).optional(),
  status: z.union([z.enum(appointmentStatuses), z.array(z.enum(appointmentStatuses))]).optional(),
  date: z.iso.date().optional(),
  date_gte: z.iso.date().optional(),
  date_lte: z.iso.date().optional(),
  patientId: z.guid().optional(),
});
const rangeSchema = z.tuple([z.number().int().min(0), z.number().int().min(0)]);
const sortSchema = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);
const COLUMNS: Readonly<Record<string, string>> = {
  startsAt: 'a.starts_at',
  date: 'a.starts_at',
  status: 'a.status',
  patientName: 'p.full_name',
  id: 'a.appointment_id',
};
const MOST_ROWS = 200;

/** One page of the signed-in doctor's consultations, filtered and sorted as the record screens ask. */
export async function list(
  ports: Ports,
  { query, actor }: Call<typeof listConsultations>,
): Promise<Answer<typeof listConsultations>> {
  const filter = parse('filter', filterSchema, query.filter ?? '{}');
  const [from, to] = parse('range', rangeSchema, query.range ?? '[0,99]');
  const [field, order] = parse('sort', sortSchema, query.sort ?? '["startsAt","ASC"]');
  const column =
    COLUMNS[field] ?? refuse('INPUT_INVALID', { fields: { sort: `The list can't be sorted by ${field}.` } });
  const statuses = filter.status === undefined ? null : [filter.status].flat();
  const where = `a.doctor_id = $1 and ($2::uuid[] is null or a.appointment_id = any($2)) and ($3::text[] is null or a.status = any($3))
    and ($4::date is null or a.date = $4) and ($5::uuid is null or a.patient_id = $5)
    and ($6::date is null or a.date >= $6) and ($7::date is null or a.date <= $7)`;
  const { id = null, date = null, patientId = null, date_gte: first = null, date_lte: last = null } = filter;
  const values = [actor.id, id, statuses, date, patientId, first, last];
  const tables = 'read.appointments a join read.patients p using (patient_id)';
  const [page, count] = await Promise.all([
    ports.pool.query<AppointmentRow & { patient_name: string }>(
      `select a.*, p.full_name as patient_name from ${tables} where ${where}
       order by ${column} ${order === 'ASC' ? 'asc' : 'desc'}, a.appointment_id limit $8 offset $9`,
      [...values, Math.min(Math.max(to - from + 1, 0), MOST_ROWS), from],
    ),
    ports.pool.query<{ total: bigint }>(`select count(*) as total from ${tables} where ${where}`, values),
  ]);
  return {
    body: page.rows.map(consultation),
    total: {
      unit: 'appointments',
      from,
      to: from + Math.max(page.rows.length - 1, 0),
      of: Number(count.rows[0]?.total ?? 0n),
    },
  };
}

function parse<Schema extends z.ZodType>(field: string, schema: Schema, text: string): z.output<Schema> {
  const parsed = schema.safeParse(fromJson(text));
  if (!parsed.success)
    return refuse('INPUT_INVALID', { fields: { [field]: `The list's ${field} is not in the expected form.` } });
  return parsed.data;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
