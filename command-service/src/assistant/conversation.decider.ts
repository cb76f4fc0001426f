import { ANSWER_LOST_AFTER, QUESTIONS_A_DAY } from '@anamnesis/contracts/assistant/constants';
import { QUESTION_CLEARED, QUESTIONS_EXCEEDED } from '@anamnesis/contracts/assistant/errors';
import type { AssistantEvent } from '@anamnesis/contracts/assistant/events';
import type { UsedEntry } from '@anamnesis/contracts/assistant/record-excerpt';
import type { AnswerFailure, Turn, WrittenAnswer } from '@anamnesis/contracts/assistant/turn';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** A turn of the conversation, with the run of an engine that last began for it. */
export interface KnownTurn extends Turn {
  readonly attemptId: string;
  readonly attemptedAt: string;
}

/** The latest turns since the conversation was cleared, the ids of all of them, and when the latest runs began. */
export interface Conversation {
  readonly turns: readonly KnownTurn[];
  readonly questionIds: readonly string[];
  readonly attempts: readonly string[];
}

interface Attempt {
  readonly patientId: string;
  readonly questionId: string;
  readonly attemptId: string;
}

export type AssistantCommand =
  | { type: 'AskQuestion'; data: Attempt & { readonly question: string; readonly used: readonly UsedEntry[] } }
  | { type: 'AskAgain'; data: Attempt }
  | { type: 'GiveAnswer'; data: Attempt & { readonly answer: WrittenAnswer } }
  | { type: 'FailAnswer'; data: Attempt & { readonly failure: AnswerFailure } }
  | { type: 'ClearConversation'; data: { readonly patientId: string } };

/** Turns that are held: those before can neither be sent as context nor asked again. */
const MAX_TURNS = 100;
const DAY = 24 * 60 * 60_000;

export const conversationStream = (patientId: string) => `assistant-${patientId}`;

export const turnOf = ({ turns }: Conversation, questionId: string): KnownTurn | undefined =>
  turns.find((turn) => turn.questionId === questionId);

/** Whether an engine may still be writing the answer. */
export const isOpen = ({ answer, failure, attemptedAt }: KnownTurn, now: Date): boolean =>
  answer === null && failure === null && now.getTime() - Date.parse(attemptedAt) < ANSWER_LOST_AFTER;

/** Whether the turn has an answer that stands: one that was stopped, or of which a provider failed, does not. */
export const isAnswered = ({ answer }: KnownTurn): boolean =>
  answer !== null && !answer.isStopped && answer.failure === null;

const changed = (state: Conversation, questionId: string, to: (turn: KnownTurn) => KnownTurn): Conversation => ({
  ...state,
  turns: state.turns.map((turn) => (turn.questionId === questionId ? to(turn) : turn)),
});

const attempted = (state: Conversation, at: string) => [...state.attempts, at].slice(-QUESTIONS_A_DAY);

/** The run whose outcome is awaited. The outcome of another one, or of a cleared question, is dropped. */
const awaited = (state: Conversation, { questionId, attemptId }: Attempt): boolean => {
  const turn = turnOf(state, questionId);
  return turn?.attemptId === attemptId && turn.answer === null && turn.failure === null;
};

function requireWithinLimit({ attempts }: Conversation, now: Date): void {
  const oldest = Date.parse(attempts[0] ?? '') + DAY;
  if (attempts.length < QUESTIONS_A_DAY || oldest <= now.getTime()) return;
  refuse(QUESTIONS_EXCEEDED, { retryAfterSeconds: Math.ceil((oldest - now.getTime()) / 1000) });
}

/** A patient's conversation with the assistant: each question is asked once, and has one answer. */
export const conversationDecider: Decider<Conversation, AssistantCommand, AssistantEvent> = {
  initialState: { turns: [], questionIds: [], attempts: [] },

  evolve(state, { type, data }) {
    switch (type) {
      case 'QuestionAsked': {
        const { questionId, question, used, askedAt, attemptId } = data;
        const turn = {
          questionId,
          question,
          used,
          askedAt,
          attemptId,
          attemptedAt: askedAt,
          answer: null,
          failure: null,
        };
        return {
          turns: [...state.turns, turn].slice(-MAX_TURNS),
          questionIds: [...state.questionIds, questionId],
          attempts: attempted(state, askedAt),
        };
      }
      case 'QuestionAskedAgain': {
        const { questionId, attemptId, askedAgainAt } = data;
        const run = { attemptId, attemptedAt: askedAgainAt, answer: null, failure: null };
        return {
          ...changed(state, questionId, (turn) => ({ ...turn, ...run })),
          attempts: attempted(state, askedAgainAt),
        };
      }
      case 'AnswerGiven': {
        const { patientId: _, questionId, attemptId: __, ...answer } = data;
        return changed(state, questionId, (turn) => ({ ...turn, answer }));
      }
      case 'AnswerFailed':
        // The failure of an erased person is not known any more: such a question is open until it counts as lost.
        return changed(state, data.questionId, (turn) => ({ ...turn, failure: data.failure }));
      case 'ConversationCleared':
        return { ...state, turns: [], questionIds: [] };
    }
  },

  decide(state, { type, data }, { now }) {
    const at = now.toISOString();
    switch (type) {
      case 'AskQuestion': {
        if (turnOf(state, data.questionId)) return [];
        requireWithinLimit(state, now);
        return [{ type: 'QuestionAsked', data: { ...data, used: [...data.used], askedAt: at } }];
      }
      case 'AskAgain': {
        const turn = turnOf(state, data.questionId) ?? refuse(QUESTION_CLEARED);
        if (isAnswered(turn) || isOpen(turn, now)) return [];
        requireWithinLimit(state, now);
        return [{ type: 'QuestionAskedAgain', data: { ...data, askedAgainAt: at } }];
      }
      case 'GiveAnswer': {
        const { answer, ...attempt } = data;
        return awaited(state, attempt)
          ? [{ type: 'AnswerGiven', data: { ...attempt, ...answer, answeredAt: at } }]
          : [];
      }
      case 'FailAnswer':
        return awaited(state, data) ? [{ type: 'AnswerFailed', data: { ...data, failedAt: at } }] : [];
      case 'ClearConversation': {
        const { questionIds } = state;
        if (questionIds.length === 0) return [];
        return [{ type: 'ConversationCleared', data: { ...data, questionIds: [...questionIds], clearedAt: at } }];
      }
    }
  },
};
