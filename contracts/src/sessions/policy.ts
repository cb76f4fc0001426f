import type { Side } from '../appointments/constants.js';
import {
  bothParties,
  ofAnAppointment,
  type Parties,
  type PartyGrant,
  theDoctor,
  thePatient,
} from '../appointments/policy.js';
import { NOT_ALLOWED } from '../language/errors.js';
import { always, definePolicy, own, policy, type Action, type Rule, isError } from '../language/policy.js';
import { NOTE_NOT_FOUND } from './errors.js';
import type { ClientToServer } from './socket.js';

export const sessionActions = definePolicy<Parties, PartyGrant>()(
  { ...ofAnAppointment, recorded: false },
  {
    joinSession: bothParties,
    endSession: bothParties,
    giveFeedback: { patient: thePatient },
    skipFeedback: { patient: thePatient },
    showSession: bothParties,
    listIceServers: bothParties,
    writeNotes: bothParties,
    uploadReport: { patient: thePatient },
    sendMedicalSummary: { patient: thePatient },
    showSessionDocuments: bothParties,
  },
);

export const sessionFileActions = definePolicy<Parties, PartyGrant>()(
  { ...ofAnAppointment, recorded: true },
  {
    openSessionFile: bothParties,
  },
);

export interface NoteFacts extends Parties {
  /** The author of the note; null if there is no such note. */
  readonly noteBy: Side | null;
}

/** Only the author may retract a note, and only as a party of the appointment. */
const authorAs = (party: Rule<Parties, PartyGrant>): Rule<NoteFacts, PartyGrant> => ({
  when: `${party.when} and wrote the note`,
  ask: (actor, facts) => {
    const grant = party.ask(actor, facts);
    if (grant === null || isError(grant)) return grant;
    if (facts.noteBy === null) return NOTE_NOT_FOUND;
    return facts.noteBy === grant.side ? grant : NOT_ALLOWED;
  },
});

export const noteActions = definePolicy<NoteFacts, PartyGrant>()(
  { ...ofAnAppointment, about: 'note', recorded: false },
  {
    retractNote: { patient: authorAs(thePatient), doctor: authorAs(theDoctor) },
  },
);

/** Actions that do not concern one given session, and those of background jobs. */
export const ownSessionActions = policy({
  listSessionDocuments: { patient: own },
  leaveMeeting: { patient: own, doctor: own },
  recordDeparture: { worker: always('attendance check') },
  showSummaryFacts: { worker: always('medical summary') },
  finishMedicalSummary: { worker: always('medical summary') },
});

/** Actions over the socket. Each party acts for itself only. Notifications that a session has ended come from the event log. */
export const socketActions = {
  ...definePolicy<Parties, PartyGrant>()(
    { about: 'appointment', otherwise: NOT_ALLOWED, recorded: false },
    {
      doctorJoined: { doctor: theDoctor },
      userJoined: { patient: thePatient },
      endSession: bothParties,
      enterMeeting: bothParties,
      signalMeeting: bothParties,
    },
  ),
  leaveMeeting: ownSessionActions.leaveMeeting,
} satisfies Readonly<Record<keyof ClientToServer, Action>>;
