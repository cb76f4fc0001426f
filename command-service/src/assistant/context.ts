import { CONTEXT_CHARACTERS, CONTEXT_TURNS } from '@anamnesis/contracts/assistant/constants';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import type { Turn, WrittenAnswer } from '@anamnesis/contracts/assistant/turn';
import { isInjection } from '@anamnesis/clinical/assistant/built-in/injection';

/** A question with what was answered, as it is sent with a later one. */
export interface EarlierTurn {
  readonly question: string;
  readonly answer: string;
}

/**
 * The latest turns, at most CONTEXT_TURNS with CONTEXT_CHARACTERS together, the oldest first. Without those that have no answer in words, and
 * without those about other topics or that tell the assistant to be another, whose questions would only tempt a model away from health.
 */
export function contextOf(turns: readonly Turn[]): EarlierTurn[] {
  const context: EarlierTurn[] = [];
  let characters = 0;
  for (const { question, answer } of turns.toReversed()) {
    const text = answer && saidIn(answer);
    if (!answer || !text || answer.scope === 'off-topic' || isInjection(question)) continue;
    characters += question.length + text.length;
    if (characters > CONTEXT_CHARACTERS || context.length === CONTEXT_TURNS) break;
    context.unshift({ question, answer: text });
  }
  return context;
}

/** What was asked in the latest turns, at most CONTEXT_TURNS, the oldest first: also what has no answer and what is about other topics. */
export const questionsIn = (turns: readonly Pick<Turn, 'question'>[]): readonly string[] =>
  turns.slice(-CONTEXT_TURNS).map(({ question }) => question);

/** The answer as a provider is told of it later. Without emergency numbers that stood above it, because a model would repeat them. */
function saidIn({ emergency, text }: WrittenAnswer): string {
  const advice = emergency && isAlarm(emergency.kinds) ? emergency.whatToDo.join(' ') : '';
  return `${advice}\n${text}`.trim();
}
