import { type UnusualReadingRule, unusualLimits } from '@anamnesis/contracts/audit/unusual';
import { useMessages } from '../language/messages';
import { accessReviewMessages } from './messages';

/** The sentence of each rule, with its limits. */
export function useReadingRuleTexts(): Readonly<Record<UnusualReadingRule, string>> {
  const { rules } = useMessages(accessReviewMessages);
  const { opensAt, closesAt, patientsPerHour, readingsPerDay, daysAfterAppointment } = unusualLimits;
  return {
    outsideHours: rules.outsideHours({ from: String(opensAt).padStart(2, '0'), to: String(closesAt) }),
    manyPatients: rules.manyPatients({ count: patientsPerHour }),
    oneRecordOften: rules.oneRecordOften({ count: readingsPerDay }),
    longAfterAppointment: rules.longAfterAppointment({ days: daysAfterAppointment }),
    appointmentCalledOff: rules.appointmentCalledOff,
  };
}
