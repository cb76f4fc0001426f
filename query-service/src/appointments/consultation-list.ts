import { z } from 'zod';
import { appointmentStatuses, paymentStates } from '@anamnesis/contracts/appointments/constants';
import type { listConsultations } from '@anamnesis/contracts/appointments/query-routes';
import { day } from '@anamnesis/contracts/language/reply';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { partOf, readList } from '@anamnesis/platform/http/list';
import type { AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import type { Ports } from '../ports.js';
import { consultation } from './appointment-row.js';

const filter = z.object({
  id: z.array(z.guid()).optional(),
  status: z.union([z.enum(appointmentStatuses), z.array(z.enum(appointmentStatuses))]).optional(),
  payment: z.enum(paymentStates).optional(),
  date: day.optional(),
  date_gte: day.optional(),
  date_lte: day.optional(),
  patientId: z.guid().optional(),
});
const columns = {
  startsAt: 'a.starts_at',
  date: 'a.starts_at',
  status: 'a.status',
  patientName: 'p.full_name',
  id: 'a.appointment_id',
};

/** One page of the signed-in doctor's consultations, filtered and sorted as the record screens request it. */
export async function list(
  ports: Ports,
  { query, actor }: Call<typeof listConsultations>,
): Promise<Answer<typeof listConsultations>> {
  const requested = readList(query, { filter, columns, sortedBy: 'startsAt' });
  const {
    id = null,
    status,
    payment = null,
    date = null,
    patientId = null,
    date_gte: first = null,
    date_lte: last = null,
  } = requested.filter;
  const statuses = status === undefined ? null : [status].flat();
  const where = `a.doctor_id = $1 and ($2::uuid[] is null or a.appointment_id = any($2)) and ($3::text[] is null or a.status = any($3))
    and ($4::date is null or a.date = $4) and ($5::uuid is null or a.patient_id = $5)
    and ($6::date is null or a.date >= $6) and ($7::date is null or a.date <= $7)
    and ($8::text is null or a.payment = $8)`;
  const values = [actor.id, id, statuses, date, patientId, first, last, payment];
  const tables = 'read.appointments a join read.patients p using (patient_id)';
  const [page, count] = await Promise.all([
    ports.pool.query<AppointmentRow & { patient_name: string }>(
      `select a.*, p.full_name as patient_name from ${tables} where ${where}
       order by ${requested.orderBy}, a.appointment_id limit $9 offset $10`,
      [...values, requested.limit, requested.from],
    ),
    ports.pool.query<{ total: bigint }>(`select count(*) as total from ${tables} where ${where}`, values),
  ]);
  return {
    body: page.rows.map(consultation),
    total: partOf('appointments', requested.from, page.rows.length, count.rows[0]?.total ?? 0n),
  };
}
