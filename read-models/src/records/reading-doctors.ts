import { BREAK_GLASS_MINUTES } from '@anamnesis/contracts/break-glass/constants';
import { TREATMENT_HOURS, withoutTreatment } from '@anamnesis/contracts/records/treatment';

/** The placeholder of a query's parameter. */
type Parameter = `$${number}`;

const notTreated = withoutTreatment.map((status) => `'${status}'`).join(', ');

/**
 * SQL: the appointments by which a verified doctor may read and write in a patient's record at this time, each with the end of that access,
 * as `until`. The command-service asks the log by the same rule, `treatmentBetween`.
 */
export const treatmentsAt = (now: Parameter): string => `(
  select t.* from (
    select a.appointment_id, a.doctor_id, a.patient_id, a.starts_at, a.ends_at, a.time_zone,
      a.ends_at + interval '${TREATMENT_HOURS} hours' as until
    from read.appointments a join read.doctors d on d.doctor_id = a.doctor_id and d.registration = 'verified'
    where a.status not in (${notTreated})
  ) t where t.until > ${now}::timestamptz
)`;

/** The clocks of two machines differ by less. */
const CLOCK_MINUTES = 2;

/**
 * SQL: the emergency access that lasts at this time, as `until`: it ends by time, with the review, and with the doctor's verification. A clock
 * that was set back before its opening brings none back.
 */
export const emergenciesAt = (now: Parameter): string => `(
  select u.break_glass_id, u.doctor_id, u.patient_id, u.expires_at as until
  from read.break_glass_uses u join read.doctors d on d.doctor_id = u.doctor_id and d.registration = 'verified'
  where u.reviewed_at is null and u.expires_at > ${now}::timestamptz
    and u.expires_at <= ${now}::timestamptz + interval '${BREAK_GLASS_MINUTES + CLOCK_MINUTES} minutes'
)`;
