import { type UnusualEmergencyRule, unusualLimits } from '@anamnesis/contracts/audit/unusual';
import { useMessages } from '../language/messages';
import { reviewMessages } from './review-messages';

/** The sentence of each rule, with its limits. */
export function useEmergencyRuleTexts(): Readonly<Record<UnusualEmergencyRule, string>> {
  const { rules } = useMessages(reviewMessages);
  const { daysUntilAppointment, emergencyDays, emergenciesPerDoctor, emergenciesPerPatient } = unusualLimits;
  return {
    notFollowed: rules.notFollowed({ days: daysUntilAppointment }),
    oneRecordAgain: rules.oneRecordAgain({ count: emergenciesPerPatient, days: emergencyDays }),
    oneDoctorOften: rules.oneDoctorOften({ count: emergenciesPerDoctor, days: emergencyDays }),
  };
}
