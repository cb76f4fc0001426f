import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';

const over = new Set(['Completed', 'Cancelled', 'No-show']);

/** The running appointment, else the earliest that is still to come; null if there is none. */
export function nextAppointment(appointments: readonly PatientAppointment[], now: Date): PatientAppointment | null {
  const open = appointments.filter(
    ({ status, endsAt }) => status === 'Active' || (!over.has(status) && new Date(endsAt) > now),
  );
  const rank = ({ status, startsAt }: PatientAppointment) => (status === 'Active' ? '' : startsAt);
  return open.sort((a, b) => rank(a).localeCompare(rank(b)))[0] ?? null;
}
