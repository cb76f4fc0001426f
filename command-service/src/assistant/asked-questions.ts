import { randomUUID } from 'node:crypto';
import { botResponseOf } from '@anamnesis/contracts/assistant/bot-response';
import { ANSWER_LOST_AFTER } from '@anamnesis/contracts/assistant/constants';
import { ANSWER_PENDING, QUESTION_CLEARED } from '@anamnesis/contracts/assistant/errors';
import { languageOfQuestion } from '@anamnesis/clinical/assistant/words/question-language';
import type { RecordExcerpt } from '@anamnesis/contracts/assistant/record-excerpt';
import type { askAssistant } from '@anamnesis/contracts/assistant/routes';
import { AI_KEY } from '@anamnesis/contracts/insights/constants';
import { languageOfPage } from '@anamnesis/contracts/language/language-header';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import { consequenceOf } from '@anamnesis/platform/deciding/command-mark';
import type { Call } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { untilEnded } from '../until-ended.js';
import { refuseWith } from './answer-failures.js';
import { contextOf, questionsIn } from './context.js';
import {
  type AssistantCommand,
  type Conversation,
  conversationDecider,
  conversationStream,
  isAnswered,
  isOpen,
  type KnownTurn,
  turnOf,
} from './conversation.decider.js';
import { requireSeen } from './record-to-send.js';
import type { SaidPart } from './write-answer.js';

export type Asking = Call<typeof askAssistant>;

/** A run of an engine that this request has begun, with the turns before its question. */
export interface Run {
  readonly attemptId: string;
  readonly turn: KnownTurn;
  readonly earlier: readonly KnownTurn[];
  readonly excerpt: RecordExcerpt | null;
  readonly position: bigint | null;
}

/** A turn as it is in the log at this position. */
export interface Answered {
  readonly turn: KnownTurn;
  readonly position: bigint | null;
}

/** Loaded with the first question: the vocabularies take longer to build than everything else that a start loads. */
const writing = () => import('./write-answer.js');

/** Asks questions and records their answers. A question has the id of its command: repeated under it, it is not asked a second time. */
export function askedQuestions(ports: Ports) {
  const { commands, clock, assistant } = ports;
  const load = ({ actor }: Asking) => commands.load(conversationDecider, conversationStream(actor.id));
  const handle = (call: Asking, command: AssistantCommand, isConsequence = true) => {
    const cause = causeOf(call, call.actor);
    const stream = conversationStream(call.actor.id);
    return commands.handle(
      ...([conversationDecider, stream, command, { now: clock() }] as const),
      isConsequence ? consequenceOf(cause) : cause,
    );
  };
  const attemptOf = ({ actor, commandId }: Asking, attemptId: string) => ({
    ...{ patientId: actor.id, questionId: commandId, attemptId },
  });
  const turnIn = (state: Conversation, { commandId }: Asking) => turnOf(state, commandId) ?? refuse(QUESTION_CLEARED);
  const askedOf = (call: Asking, question: string, earlier: readonly KnownTurn[]) => ({
    ...{ question, country: assistant.country, language: languageOfPage(call.headers) },
    ...{
      earlier: contextOf(earlier),
      questionsBefore: questionsIn(earlier),
      key: call.headers[AI_KEY],
      patience: assistant.patience,
    },
  });
  /** The excerpt of the record that is sent with a question; null if none was chosen, or if no provider is asked. */
  const excerptFor = async (call: Asking, question: string, earlier: readonly KnownTurn[]) => {
    const { actor, body } = call;
    if (body.excerptDigest === null) return null;
    const { answerByRule } = await writing();
    if (answerByRule(assistant.ai, askedOf(call, question, earlier))) return null;
    return requireSeen(ports, actor.id, body.excerptDigest);
  };

  const begin = async (call: Asking): Promise<Run | Answered> => {
    const attemptId = randomUUID();
    const attempt = attemptOf(call, attemptId);
    const before = await load(call);
    const isNew = !turnOf(before, call.commandId);
    let excerpt = isNew ? await excerptFor(call, call.body.message, before.turns) : null;
    const used = (excerpt?.items ?? []).map(({ entryId, kind, date }) => ({ entryId, kind, date }));
    const ask = { type: 'AskQuestion', data: { ...attempt, question: call.body.message, used } } as const;
    let { state, facts, position } = await handle(call, ask, false);
    if (facts.length === 0) {
      const turn = turnIn(state, call);
      if (isAnswered(turn) || isOpen(turn, clock())) return { turn, position };
      excerpt ??= await excerptFor(call, turn.question, earlierIn(state, turn));
      ({ state, facts, position } = await handle(call, { type: 'AskAgain', data: attempt }));
    }
    const turn = turnIn(state, call);
    if (facts.length === 0) return { turn, position };
    return { attemptId, turn, earlier: earlierIn(state, turn), excerpt, position };
  };

  /** The outcome of a run that another request has begun; open still if its time is over or the caller has left. */
  const awaited = async (call: Asking, { position }: Answered): Promise<Answered> => {
    const isEnded = (state: Conversation) => {
      const known = turnOf(state, call.commandId);
      return !known || !isOpen(known, clock());
    };
    const waiting = { isEnded, timeout: ANSWER_LOST_AFTER, hasLeft: call.hasLeft };
    return { turn: turnIn(await untilEnded(() => load(call), waiting), call), position };
  };

  /** The turn once the run of another request has ended; if that got lost, the run that this request has to do instead. */
  const settled = async (call: Asking, known: Run | Answered): Promise<Run | Answered> => {
    if ('attemptId' in known || !isOpen(known.turn, clock())) return known;
    const ended = await awaited(call, known);
    const isLost = ended.turn.answer === null && ended.turn.failure === null && !isOpen(ended.turn, clock());
    return isLost && !call.hasLeft() ? settled(call, await begin(call)) : ended;
  };

  return {
    /** Asks, or asks again what failed, was stopped or got lost: then the run that this request has to do. Otherwise the turn as it is. */
    begin,

    settled,

    /** Runs an engine and records its outcome. Refuses if there is no answer, or if its question was cleared meanwhile. */
    async run(
      call: Asking,
      { attemptId, turn, earlier, excerpt }: Run,
      signal: AbortSignal,
      say: (part: SaidPart) => void,
    ): Promise<Answered> {
      const attempt = attemptOf(call, attemptId);
      const asked = {
        ...askedOf(call, turn.question, earlier),
        ...{ excerpt: excerpt === null || excerpt.text === '' ? null : excerpt.text, signal },
      };
      const { writeAnswer } = await writing();
      const outcome = await writeAnswer(assistant.ai, asked, say);
      if ('failure' in outcome) {
        await handle(call, { type: 'FailAnswer', data: { ...attempt, failure: outcome.failure } });
        return refuseWith(outcome.failure);
      }
      const give = { type: 'GiveAnswer', data: { ...attempt, answer: outcome.answer } } as const;
      const { state, position } = await handle(call, give);
      return { turn: turnIn(state, call), position };
    },

    /** The reply with an answer. Refuses with the failure if there is none. */
    replyTo(
      call: Asking,
      { turn: { attemptId: _, attemptedAt: __, ...turn } }: Answered,
    ): ReplyOf<typeof askAssistant> {
      if (turn.failure) return refuseWith(turn.failure);
      if (!turn.answer) return refuse(ANSWER_PENDING);
      return {
        botResponse: botResponseOf(turn.answer, languageOfQuestion(turn.question, languageOfPage(call.headers))),
        turn,
      };
    },
  };
}

/** The turns before one. */
const earlierIn = ({ turns }: Conversation, turn: KnownTurn): readonly KnownTurn[] =>
  turns.slice(0, turns.indexOf(turn));
