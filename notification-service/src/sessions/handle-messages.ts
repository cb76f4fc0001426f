import { INPUT_INVALID, NOT_ALLOWED, TOO_MANY_TRIES, UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { permit } from '@anamnesis/contracts/language/policy';
import { type ErrorKind, Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { mapTexts, typedText } from '@anamnesis/contracts/language/text';
import { enterMeeting, meetingSignal } from '@anamnesis/contracts/sessions/meeting';
import { socketDeeds } from '@anamnesis/contracts/sessions/policy';
import { type ClientToServer, sessionMessage, type SocketAnswer } from '@anamnesis/contracts/sessions/socket';
import type { Logger } from '@anamnesis/platform/logging/logger';
import { createAllowance } from '../allowance.js';
import type { AccountSocket } from '../socket-server.js';
import { enter, leave, lose, relay, type MeetingPlace } from './meet.js';
import { permitted, type Standing } from './party.js';
import { type Hearing, leaveSession, tellOtherSide } from './tell-other-side.js';

type Event = keyof ClientToServer;
/** Typed events promise what a hostile client need not keep: what was said is unknown. */
type Hears = Readonly<Record<Event, (said: unknown) => Promise<void>>>;

/** Messages at once, and messages a second after that. Two browsers that look for a way to each other say much in a short time. */
const LIMITS = { words: { burst: 20, perSecond: 2 }, signals: { burst: 200, perSecond: 20 } };
/** How many refused messages end the connection. */
const PATIENCE = 200;

/** Hears what browsers say in and about their sessions, each word once the policy allows it, and answers it. */
export function answerSocket(socket: AccountSocket, place: MeetingPlace & Hearing, logger: Logger): void {
  const inSession =
    <Message>(
      event: Exclude<Event, 'leaveMeeting'>,
      schema: { safeParse(said: unknown): { data?: Message | undefined } },
      sessionOf: (message: Message) => string,
      hear: (message: Message, standing: Standing) => Promise<void> | void,
    ) =>
    async (said: unknown) => {
      const { data: message } = schema.safeParse(said);
      if (message === undefined) refuse(INPUT_INVALID);
      await hear(message, await permitted(socket, socketDeeds[event], sessionOf(message), place.sessions));
    };
  const named = ({ sessionId }: { sessionId: string }) => sessionId;
  const ofTheVisit = () => (socket.data.visit ?? refuse(NOT_ALLOWED)).sessionId;
  const hears: Hears = {
    doctorJoined: inSession('doctorJoined', sessionMessage, named, (_, standing) =>
      tellOtherSide(socket, 'doctorJoined', standing, place),
    ),
    userJoined: inSession('userJoined', sessionMessage, named, (_, standing) =>
      tellOtherSide(socket, 'userJoined', standing, place),
    ),
    endSession: inSession('endSession', sessionMessage, named, (_, standing) => leaveSession(socket, standing)),
    enterMeeting: inSession('enterMeeting', enterMeeting, named, (message, standing) =>
      enter(socket, message, standing, place),
    ),
    signalMeeting: inSession('signalMeeting', meetingSignal, ofTheVisit, (signal, standing) =>
      relay(socket, signal, standing, place),
    ),
    leaveMeeting: async () => {
      permit(socket.data.actor, socketDeeds.leaveMeeting, undefined);
      await leave(socket, place);
    },
  };
  const report = (event: string) => (error: unknown) =>
    logger.error({ err: error, event }, 'A message of a socket could not be handled');

  holdBack(socket);
  // One word after the other, in the order in which they were said: a good-bye must not overtake what came before it.
  let turn: Promise<unknown> = Promise.resolve();
  for (const event of Object.keys(hears) as Event[]) {
    socket.on(event, (...said: unknown[]) => {
      turn = turn
        .then(() => hears[event](mapTexts(said[0], typedText)))
        .then(
          () => answer(said.at(-1), { success: true }),
          (error: unknown) => {
            if (!(error instanceof Refusal)) report(event)(error);
            answer(said.at(-1), refusal(error instanceof Refusal ? error.kind : UNAVAILABLE));
          },
        );
    });
  }
  socket.on('disconnect', () => void turn.then(() => lose(socket, place)).catch(report('disconnect')));
}

/** Refuses what is too much at once, and cuts off whoever does not stop. */
function holdBack(socket: AccountSocket): void {
  const words = createAllowance(LIMITS.words.burst, LIMITS.words.perSecond);
  const signals = createAllowance(LIMITS.signals.burst, LIMITS.signals.perSecond);
  let refused = 0;
  socket.use((packet: unknown[], next) => {
    if ((packet[0] === 'signalMeeting' ? signals : words).take()) return next();
    refused += 1;
    answer(packet.at(-1), refusal(TOO_MANY_TRIES));
    if (refused > PATIENCE) socket.disconnect(true);
  });
}

const refusal = ({ code, message }: ErrorKind): SocketAnswer => ({ success: false, code, message });

function answer(acknowledge: unknown, reply: SocketAnswer): void {
  if (typeof acknowledge === 'function') (acknowledge as (reply: SocketAnswer) => void)(reply);
}
