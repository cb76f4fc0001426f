import { askAssistant, showRecordExcerpt } from '@anamnesis/contracts/assistant/addresses';
import type { RecordExcerpt } from '@anamnesis/contracts/assistant/record-excerpt';
import type { AnswerPart } from '@anamnesis/contracts/assistant/streamed-answer';
import type { Turn } from '@anamnesis/contracts/assistant/turn';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { newCommandId } from '../api/command-id';
import { sawPosition } from '../api/position';
import { refetchTagged } from '../api/tags';
import { useOwnKey } from '../insights/own-key';
import { useClinicIfKnown } from '../time/use-clinic';
import { adviseHere } from './advise';
import { answerTo } from './ask';
import { addToAnswer, beginQuestion, forgetQuestion, settle } from './asked';
import type { Question, SentExcerpt } from './question';

/** The excerpt of a refusal that says that the record has changed; null for any other error. */
function changedExcerpt(error: unknown): RecordExcerpt | null {
  if (!(error instanceof ApiError) || error.code !== 'EXCERPT_CHANGED') return null;
  return error.parameters.excerpt as RecordExcerpt;
}

/** What the provider said nothing with, as the server calls it. */
const emptyAnswer = () => new ApiError('AI_EMPTY', 502, 'Empty response from AI');

function take(questionId: string, part: Exclude<AnswerPart, { kind: 'refusal' }>): void {
  switch (part.kind) {
    case 'emergency':
      return addToAnswer(questionId, () => ({ emergency: part.emergency }));
    case 'text':
      return addToAnswer(questionId, ({ text }) => ({ text: text + part.text }));
    case 'sources':
      return addToAnswer(questionId, () => ({ sources: part.sources }));
    case 'end':
      sawPosition(part.position);
      return settle(
        questionId,
        part.botResponse.trim() === ''
          ? { state: 'failed', error: emptyAnswer() }
          : { state: 'ended', turn: part.turn },
      );
  }
}

/** Asks the assistant. An answer goes on while the panel is closed or the page changes. */
export function useAsk() {
  const client = useQueryClient();
  const { key } = useOwnKey();
  const country = useClinicIfKnown()?.country ?? null;

  const advise = async ({ questionId, question }: Question, signal: AbortSignal) => {
    const advice = await adviseHere(question, country);
    if (advice && !signal.aborted) addToAnswer(questionId, ({ emergency }) => ({ emergency: emergency ?? advice }));
  };

  const run = async (question: Question): Promise<void> => {
    const signal = beginQuestion(question);
    const { questionId, excerpt } = question;
    const advised = advise(question, signal);
    try {
      const asking = { ...question, excerptDigest: excerpt?.digest ?? null, key, signal };
      for await (const part of answerTo(asking)) if (part.kind !== 'refusal') take(questionId, part);
    } catch (error) {
      if (signal.aborted) return;
      // Without a network the advice is there before it is said that nothing was sent.
      await advised;
      const changed = changedExcerpt(error);
      settle(questionId, changed ? { state: 'unconfirmed', excerpt: changed, error } : { state: 'failed', error });
    } finally {
      void refetchTagged(client, askAssistant.tags);
    }
  };

  return {
    /**
     * Asks a new question. `after` is when the last one was asked, or the conversation cleared: the clock of this device may be behind.
     */
    ask: (question: string, excerpt: SentExcerpt | null, after: string) => {
      const next = after === '' ? 0 : Date.parse(after) + 1;
      const askedAt = new Date(Math.max(Date.now(), next)).toISOString();
      return run({ questionId: newCommandId(), question, excerpt, askedAt });
    },
    /** Asks a question again, under its id and unchanged: it is not doubled. */
    askAgain: run,
    /** Asks a question with other content of the record, or with none. An id belongs to one content, so it gets a new one. */
    askInstead: ({ questionId, question, askedAt }: Question, excerpt: SentExcerpt | null) => {
      forgetQuestion(questionId);
      return run({ questionId: newCommandId(), question, askedAt, excerpt });
    },
    /** Asks a question of the conversation again. If the record went with it, what would go with it now is shown before. */
    askTurnAgain: async ({ questionId, question, askedAt, used }: Turn): Promise<void> => {
      if (used.length === 0) return run({ questionId, question, askedAt, excerpt: null });
      const again = { questionId: newCommandId(), question, askedAt: new Date().toISOString(), excerpt: null };
      const signal = beginQuestion(again);
      try {
        const { excerpt } = await call(showRecordExcerpt, undefined, { signal });
        settle(again.questionId, { state: 'unconfirmed', excerpt, error: null });
      } catch (error) {
        if (!signal.aborted) settle(again.questionId, { state: 'failed', error });
      }
    },
  };
}
export type Ask = ReturnType<typeof useAsk>;
