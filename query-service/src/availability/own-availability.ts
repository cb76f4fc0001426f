import type { showAvailability } from '@anamnesis/contracts/availability/routes';
import { USUAL_HOURS, type WeeklyHours } from '@anamnesis/contracts/availability/availability';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import type { DoctorLeaveRow } from '@anamnesis/read-models/availability/doctor-availability';
import { consultation } from '../appointments/appointment-row.js';
import type { Ports } from '../ports.js';

type BookedRow = AppointmentRow & { leave_id: string; patient_name: string };

/** The signed-in doctor's weekly hours, and current and coming leave with the appointments booked in it. */
export async function ownAvailability(
  { pool, clock, timeZone }: Ports,
  { actor }: Call<typeof showAvailability>,
): Promise<Answer<typeof showAvailability>> {
  const values = [actor.id, clinicTime(clock(), timeZone).date];
  const [week, leaves, booked] = await Promise.all([
    pool.query<WeeklyHours>(
      'select slot_minutes as "slotMinutes", hours from read.doctor_hours where doctor_id = $1',
      values.slice(0, 1),
    ),
    pool.query<Omit<DoctorLeaveRow, 'doctor_id'>>(
      `select leave_id, from_day, to_day, reason from read.doctor_leaves
       where doctor_id = $1 and to_day >= $2 order by from_day`,
      values,
    ),
    pool.query<BookedRow>(
      `select l.leave_id, a.*, p.full_name as patient_name
       from read.doctor_leaves l
         join read.appointments a on a.doctor_id = l.doctor_id and a.date between l.from_day and l.to_day
         join read.patients p using (patient_id)
       where l.doctor_id = $1 and l.to_day >= $2 and a.status = 'Pending'
       order by a.starts_at, a.appointment_id`,
      values,
    ),
  ]);
  return {
    body: {
      data: {
        slotMinutes: week.rows[0]?.slotMinutes ?? USUAL_HOURS.slotMinutes,
        hours: [...(week.rows[0]?.hours ?? USUAL_HOURS.hours)],
        leaves: leaves.rows.map((row) => ({
          ...{ id: row.leave_id, from: row.from_day, to: row.to_day, reason: row.reason },
          bookings: booked.rows.filter(({ leave_id }) => leave_id === row.leave_id).map(consultation),
        })),
        timeZone,
      },
    },
  };
}
