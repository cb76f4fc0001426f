import { ANSWER_SAMPLING } from '@anamnesis/contracts/assistant/constants';
import type { AnswerFailure } from '@anamnesis/contracts/assistant/turn';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import type { Ai } from '@anamnesis/platform/ai/ai';
import { AiFailed } from '@anamnesis/platform/ai/ai-failed';
import type { Patience } from '@anamnesis/platform/ai/patience';
import { answerFailureOf, emptyAnswer } from './answer-failures.js';
import { checkedText } from '@anamnesis/clinical/assistant/claims/checked-text';
import type { EarlierTurn } from './context.js';
import type { Scope } from '@anamnesis/clinical/assistant/scope/scope';
import { messageWith, systemPromptFor } from '@anamnesis/clinical/assistant/prompt/system-prompt';

/** A question as a provider is asked. */
interface ProviderQuestion {
  readonly question: string;
  readonly language: SpokenLanguage;
  readonly scope: Scope;
  readonly excerpt: string | null;
  readonly earlier: readonly EarlierTurn[];
  readonly key: string | undefined;
  readonly patience: Patience;
  readonly signal: AbortSignal;
}

/** What of a provider's text may be shown, or why there is nothing. `isShown`: whether something of it was shown, which is to be replaced. */
type ProviderText =
  | { readonly text: string; readonly isOffTopic: boolean; readonly isStopped: boolean }
  | { readonly failure: AnswerFailure; readonly isShown: boolean };

/**
 * Asks a provider and says what may be shown while it is written. What was shown before the provider broke off stays, and says that it is not finished: each sentence of it was checked,
 * and nobody's text is taken away while they read. It does not stay if the provider's own filter broke off, which judged what stands there. With an own key only lack of time leaves it.
 */
export async function writtenByProvider(
  ai: Pick<Ai, 'converse'>,
  { question, language, scope, excerpt, earlier, key, patience, signal }: ProviderQuestion,
  say: (text: string) => void,
): Promise<ProviderText> {
  const turns = [
    ...earlier.flatMap((turn) => [
      { role: 'user' as const, content: turn.question },
      { role: 'assistant' as const, content: turn.answer },
    ]),
    { role: 'user' as const, content: messageWith(question, excerpt) },
  ];
  const given = [question, excerpt ?? '', ...earlier.map((turn) => turn.question)].join('\n');
  const checked = checkedText({ language, given, say });
  const conversation = {
    system: systemPromptFor(scope, language),
    turns,
    ...ANSWER_SAMPLING,
    patience,
    signal,
  };
  let how: Parameters<typeof checked.end>[0] = 'cut';
  try {
    for await (const part of ai.converse({ ...conversation, ...(key !== undefined && { key }) })) {
      if (part.kind === 'end') how = part.isCut ? 'cut' : 'whole';
      // Leaving the loop ends the call of the provider.
      else if (!checked.add(part.text)) break;
    }
  } catch (error) {
    if (!(error instanceof AiFailed)) throw error;
    const { isShown } = checked;
    const stays = key === undefined ? error.reason !== 'blocked' : error.reason === 'timedOut';
    if (!isShown || !stays) return { failure: answerFailureOf(error), isShown };
    how = 'broken';
  }
  checked.end(how);
  const { text, isOffTopic, isShown } = checked;
  if (text === '' && !signal.aborted) return { failure: emptyAnswer, isShown };
  return { text, isOffTopic, isStopped: signal.aborted };
}
