import { unusualLimits } from '@anamnesis/contracts/audit/unusual';

const { opensAt, closesAt, daysAfterAppointment } = unusualLimits;

/** The placeholder of a query's parameter. */
type Parameter = `$${number}`;

/** SQL: the hour of a reading `r` in a zone. */
export const hourIn = (timeZone: Parameter): string =>
  `extract(hour from r.read_at at time zone ${timeZone}::text)::int`;

/** SQL: a reading `r` with what the rules for unusual access ask of it: the appointment `a`, the full hour `h` and the full day `d` of its reader. */
export const readingsWithFacts = `read.record_readings r
  left join read.appointments a on r.ground_purpose = 'consultation' and a.appointment_id = r.ground_id
  left join read.reader_hours h on h.is_full and h.reader_id = r.reader_id and h.hour = date_trunc('hour', r.read_at, 'UTC')
  left join read.reader_days d on d.is_full and d.reader_id = r.reader_id and d.patient_id = r.patient_id
    and d.day = date_trunc('day', r.read_at, 'UTC')
  left join read.reading_reviews v on v.reading_id = r.reading_id`;

/** SQL: whether a reader had opened enough other records in the hour, or this one often enough on the day. */
export const isBeyondPatients = `(h.bucket is not null and not h.patients ? r.patient_id::text)`;
export const isBeyondReadings = `(d.bucket is not null and not d.readings ? r.reading_id::text)`;

/** SQL: whether a reading came after its appointment had been called off. */
export const isCalledOff = `coalesce(r.read_at > a.called_off_at, false)`;

/** SQL: whether a reading meets a rule for unusual access. The rules are those of `rulesOfReading`, which a test compares with this. */
export const isUnusual = (timeZone: Parameter): string => `(
  (r.ground_purpose = 'consultation' and r.reader_role = 'doctor'
    and not (${hourIn(timeZone)} >= ${opensAt} and ${hourIn(timeZone)} < ${closesAt}))
  or ${isBeyondPatients} or ${isBeyondReadings}
  or coalesce(r.read_at > a.ends_at + interval '${daysAfterAppointment * 24} hours', false)
  or ${isCalledOff}
)`;
