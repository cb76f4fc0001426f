import { type AppointmentFacts, type AppointmentEmail, pageLink, refundDue } from './email.js';

/** "Neither of you came", "You did not come", "Meera Joshi did not come". */
function whoWasMissing({ side, other, missing }: AppointmentFacts): string {
  if (missing.length > 1) return 'Neither of you came';
  return missing.includes(side) ? 'You did not come' : `${other} did not come`;
}

export const missedEmail: AppointmentEmail = (appointment) => ({
  subject: `Your consultation with ${appointment.other} did not take place`,
  name: appointment.name,
  says: [
    `Your video consultation with ${appointment.other} on ${appointment.when} did not take place. ${whoWasMissing(appointment)}.`,
    ...refundDue(appointment),
  ],
  link: pageLink(appointment),
  notes: [],
});
