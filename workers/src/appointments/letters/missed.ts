import { type Agreed, type AppointmentLetter, pageLink, refundDue } from './letter.js';

/** "Neither of you came", "You did not come", "Meera Joshi did not come". */
function whoWasMissing({ side, other, missing }: Agreed): string {
  if (missing.length > 1) return 'Neither of you came';
  return missing.includes(side) ? 'You did not come' : `${other} did not come`;
}

export const missedLetter: AppointmentLetter = (agreed) => ({
  subject: `Your consultation with ${agreed.other} did not take place`,
  name: agreed.name,
  says: [
    `Your video consultation with ${agreed.other} on ${agreed.when} did not take place. ${whoWasMissing(agreed)}.`,
    ...refundDue(agreed),
  ],
  link: pageLink(agreed),
  notes: [],
});
