import { activities } from './constants.js';

/** The activity suggested to a patient on a day. It changes every day and differs between patients. */
export function suggestedActivity(patientId: string, day: string): (typeof activities)[number] {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  const index = (days + Number.parseInt(patientId.slice(0, 4), 16)) % activities.length;
  return activities[index] ?? activities[0];
}
