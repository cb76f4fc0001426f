import { appointmentStream, standingFold } from '@anamnesis/contracts/appointments/standing';
import { BOOKABLE_DAYS } from '@anamnesis/contracts/doctors/constants';
import { TREATMENT_DAYS } from '@anamnesis/contracts/records/constants';
import type { RecordFacts } from '@anamnesis/contracts/records/policy';
import { isTreatment, type Treating } from '@anamnesis/contracts/records/treatment';
import { verifiedFold } from '@anamnesis/contracts/registrations/verified';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import { loadReadable } from '@anamnesis/platform/deciding/load-readable';
import { accountStream } from '../accounts/account-stream.js';
import { doctorDayDecider, doctorDayStream } from '../doctors/doctor-day.decider.js';
import type { Ports } from '../ports.js';

type Treatment = RecordFacts['treatment'];

/**
 * The appointment on which a doctor's access to a patient's record is based: one that stands, from its booking until
 * TREATMENT_DAYS after its end. Null without one, and once the doctor's verification is withdrawn. If the caller names no appointment, the
 * days of the doctor that can be booked or are recent are searched.
 */
export async function treatmentBetween(
  ports: Ports,
  pair: Treating,
  appointmentId: string | undefined,
): Promise<Treatment> {
  if (!(await isVerifiedDoctor(ports, pair.doctorId))) return null;
  if (appointmentId !== undefined)
    return (await hasTreatment(ports, pair, appointmentId)) ? treatment(pair, appointmentId) : null;
  const { date } = clinicTime(ports.clock(), ports.timeZone);
  for (let days = 0; days <= Math.max(TREATMENT_DAYS, BOOKABLE_DAYS); days += 1) {
    const near = new Set([...(days <= TREATMENT_DAYS ? [-days] : []), days]);
    for (const each of near) {
      const claims = await ports.commands.load(doctorDayDecider, doctorDayStream(pair.doctorId, dayAfter(date, each)));
      for (const { appointmentId: id } of Object.values(claims))
        if (await hasTreatment(ports, pair, id)) return treatment(pair, id);
    }
  }
  return null;
}

/** Whether a doctor's registration is verified now. */
export async function isVerifiedDoctor({ commands }: Pick<Ports, 'commands'>, doctorId: string): Promise<boolean> {
  return commands.load(verifiedFold, accountStream('doctor', doctorId));
}

const treatment = ({ doctorId }: Treating, appointmentId: string): Treatment => ({ doctorId, appointmentId });

const hasTreatment = async ({ commands, clock }: Ports, pair: Treating, appointmentId: string) =>
  isTreatment(await loadReadable(commands, standingFold, appointmentStream(appointmentId)), pair, clock());
