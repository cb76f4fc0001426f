import { BOOKABLE_DAYS } from '@anamnesis/contracts/doctors/constants';
import { TREATMENT_DAYS } from '@anamnesis/contracts/records/constants';
import type { RecordFacts } from '@anamnesis/contracts/records/policy';
import { treatmentEnd } from '@anamnesis/contracts/records/treatment';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import { UnreadableStream } from '@anamnesis/platform/event-store/codec';
import { accountStream } from '../accounts/account-stream.js';
import { appointmentDecider, appointmentStream } from '../appointments/appointment.decider.js';
import { doctorDayDecider, doctorDayStream } from '../doctors/doctor-day.decider.js';
import type { Ports } from '../ports.js';
import { verificationDecider } from '../registrations/verification.decider.js';

type Treatment = RecordFacts['treatment'];
type Pair = { doctorId: string; patientId: string };

/**
 * The appointment on which a doctor's access to a patient's record is based: one that stands, from its booking until
 * TREATMENT_DAYS after its end. Null without one, and once the doctor's verification is withdrawn. If the caller names no appointment, the
 * days of the doctor that can be booked or are recent are searched.
 */
export async function treatmentBetween(
  ports: Ports,
  pair: Pair,
  appointmentId: string | undefined,
): Promise<Treatment> {
  if (!(await isVerifiedDoctor(ports, pair.doctorId))) return null;
  if (appointmentId !== undefined)
    return (await isTreatment(ports, pair, appointmentId)) ? treatment(pair, appointmentId) : null;
  const { date } = clinicTime(ports.clock(), ports.timeZone);
  for (let days = 0; days <= Math.max(TREATMENT_DAYS, BOOKABLE_DAYS); days += 1) {
    const near = new Set([...(days <= TREATMENT_DAYS ? [-days] : []), days]);
    for (const each of near) {
      const claims = await ports.commands.load(doctorDayDecider, doctorDayStream(pair.doctorId, dayAfter(date, each)));
      for (const { appointmentId: id } of Object.values(claims))
        if (await isTreatment(ports, pair, id)) return treatment(pair, id);
    }
  }
  return null;
}

/** Whether a doctor's registration is verified now. */
export async function isVerifiedDoctor({ commands }: Pick<Ports, 'commands'>, doctorId: string): Promise<boolean> {
  return (await commands.load(verificationDecider, accountStream('doctor', doctorId))).status === 'verified';
}

const treatment = ({ doctorId }: Pair, appointmentId: string): Treatment => ({ doctorId, appointmentId });

async function isTreatment({ commands, clock }: Ports, { doctorId, patientId }: Pair, appointmentId: string) {
  try {
    const appointment = await commands.load(appointmentDecider, appointmentStream(appointmentId));
    if (appointment.status === 'none' || appointment.status === 'cancelled' || appointment.status === 'noShow')
      return false;
    if (appointment.doctorId !== doctorId || appointment.patientId !== patientId) return false;
    return clock() < treatmentEnd(appointment.slot.endsAt);
  } catch (error) {
    // A stream that can't be read gives no access: better a refused doctor than an opened record.
    if (error instanceof UnreadableStream) return false;
    throw error;
  }
}
