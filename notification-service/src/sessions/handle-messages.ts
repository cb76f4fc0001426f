import { INPUT_INVALID, NOT_ALLOWED, TOO_MANY_TRIES, UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { permit } from '@anamnesis/contracts/language/policy';
import { type ErrorKind, Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { mapTexts, typedText } from '@anamnesis/contracts/language/text';
import { enterMeeting, meetingSignal } from '@anamnesis/contracts/sessions/meeting';
import { socketActions } from '@anamnesis/contracts/sessions/policy';
import { type ClientToServer, sessionMessage, type SocketAnswer } from '@anamnesis/contracts/sessions/socket';
import type { Logger } from '@anamnesis/platform/logging/logger';
import { createTokenBucket } from '../token-bucket.js';
import type { AccountSocket } from '../socket-server.js';
import { enter, leave, lose, relay, type MeetingDependencies } from './meeting.js';
import { permitted, type Standing } from './party.js';
import { type JoinDependencies, leaveSession, announceJoin } from './announce-join.js';

type Event = keyof ClientToServer;
/** Handlers take `unknown`: a hostile client need not send what the event types promise. */
type Handlers = Readonly<Record<Event, (payload: unknown) => Promise<void>>>;

/** Bursts, and messages per second on average. Two browsers that negotiate a connection send many signals in a short time. */
const LIMITS = { messages: { burst: 20, perSecond: 2 }, signals: { burst: 200, perSecond: 20 } };
/** Number of refused messages after which the connection is closed. */
const MAX_REFUSED = 200;

/** Handles the session messages of a browser, after the policy has allowed each, and acknowledges them. */
export function handleMessages(
  socket: AccountSocket,
  dependencies: MeetingDependencies & JoinDependencies,
  logger: Logger,
): void {
  const inSession =
    <Message>(
      event: Exclude<Event, 'leaveMeeting'>,
      schema: { safeParse(payload: unknown): { data?: Message | undefined } },
      sessionOf: (message: Message) => string,
      handle: (message: Message, standing: Standing) => Promise<void> | void,
    ) =>
    async (payload: unknown) => {
      const { data: message } = schema.safeParse(payload);
      if (message === undefined) refuse(INPUT_INVALID, { fields: {} });
      await handle(message, await permitted(socket, socketActions[event], sessionOf(message), dependencies.sessions));
    };
  const named = ({ sessionId }: { sessionId: string }) => sessionId;
  const ofTheVisit = () => (socket.data.visit ?? refuse(NOT_ALLOWED)).sessionId;
  const handlers: Handlers = {
    doctorJoined: inSession('doctorJoined', sessionMessage, named, (_, standing) =>
      announceJoin(socket, 'doctorJoined', standing, dependencies),
    ),
    userJoined: inSession('userJoined', sessionMessage, named, (_, standing) =>
      announceJoin(socket, 'userJoined', standing, dependencies),
    ),
    endSession: inSession('endSession', sessionMessage, named, (_, standing) => leaveSession(socket, standing)),
    enterMeeting: inSession('enterMeeting', enterMeeting, named, (message, standing) =>
      enter(socket, message, standing, dependencies),
    ),
    signalMeeting: inSession('signalMeeting', meetingSignal, ofTheVisit, (signal, standing) =>
      relay(socket, signal, standing, dependencies),
    ),
    leaveMeeting: async () => {
      permit(socket.data.actor, socketActions.leaveMeeting, undefined);
      await leave(socket, dependencies);
    },
  };
  const report = (event: string) => (error: unknown) =>
    logger.error({ err: error, event }, 'A message of a socket could not be handled');

  limitRate(socket);
  // Messages are handled in the order of arrival, so that leaving does not overtake earlier messages.
  let turn: Promise<unknown> = Promise.resolve();
  for (const event of Object.keys(handlers) as Event[]) {
    socket.on(event, (...args: unknown[]) => {
      turn = turn
        .then(() => handlers[event](mapTexts(args[0], typedText)))
        .then(
          () => answer(args.at(-1), { success: true }),
          (error: unknown) => {
            if (!(error instanceof Refusal)) report(event)(error);
            answer(args.at(-1), refusal(error instanceof Refusal ? error.kind : UNAVAILABLE));
          },
        );
    });
  }
  socket.on('disconnect', () => void turn.then(() => lose(socket, dependencies)).catch(report('disconnect')));
}

/** Refuses messages over the rate limit, and disconnects a client that does not stop. */
function limitRate(socket: AccountSocket): void {
  const messages = createTokenBucket(LIMITS.messages.burst, LIMITS.messages.perSecond);
  const signals = createTokenBucket(LIMITS.signals.burst, LIMITS.signals.perSecond);
  let refused = 0;
  socket.use((packet: unknown[], next) => {
    if ((packet[0] === 'signalMeeting' ? signals : messages).take()) return next();
    refused += 1;
    answer(packet.at(-1), refusal(TOO_MANY_TRIES));
    if (refused > MAX_REFUSED) socket.disconnect(true);
  });
}

const refusal = ({ code, message }: ErrorKind): SocketAnswer => ({ success: false, code, message });

function answer(acknowledge: unknown, reply: SocketAnswer): void {
  if (typeof acknowledge === 'function') (acknowledge as (reply: SocketAnswer) => void)(reply);
}
