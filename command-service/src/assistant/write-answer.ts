import { emergencyAdvice } from '@anamnesis/clinical/assistant/emergencies/emergencies';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { languageOfQuestion } from '@anamnesis/clinical/assistant/words/question-language';
import type { AnswerPart } from '@anamnesis/contracts/assistant/streamed-answer';
import type { AnswerFailure, GivenAdvice, WrittenAnswer } from '@anamnesis/contracts/assistant/turn';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import type { Ai } from '@anamnesis/platform/ai/ai';
import type { Patience } from '@anamnesis/platform/ai/patience';
import { scopeEvidence } from '@anamnesis/clinical/assistant/scope/scope';
import { answerBuiltIn, type AnswerKind, type BuiltInAnswer } from '@anamnesis/clinical/assistant/built-in/answer';
import type { EarlierTurn } from './context.js';
import { adviceWithResults, isResultAlone } from '@anamnesis/clinical/assistant/results/result-advice';
import { lowIn } from '@anamnesis/clinical/assistant/danger/low';
import { dangerInThread } from '@anamnesis/clinical/assistant/danger/thread';
import { writtenByProvider } from './provider-text.js';

/** A question with all that its answer may depend on. */
interface AskedQuestion {
  readonly question: string;
  readonly language: SpokenLanguage;
  /** ISO 3166, two letters. */
  readonly country: string;
  /** What the patient chose to send of the record; null for nothing. */
  readonly excerpt: string | null;
  readonly earlier: readonly EarlierTurn[];
  /** The latest questions before it, the oldest first, also those that `earlier` leaves out: a question about something else ends an emergency. */
  readonly questionsBefore: readonly string[];
  /** The patient's own key of the Gemini API. */
  readonly key: string | undefined;
  readonly patience: Patience;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** A part of an answer that is known before its end. */
export type SaidPart = Extract<AnswerPart, { kind: 'emergency' | 'text' | 'sources' }>;
export type Outcome = { readonly answer: WrittenAnswer } | { readonly failure: AnswerFailure };

const BY_RULE = { kind: 'rules', model: null } as const;
const BUILT_IN = { kind: 'built-in', model: null } as const;
/** Kinds of answers that no provider gives. */
const RULED: ReadonlySet<AnswerKind> = new Set(['dose', 'injection', 'medicine-in-pregnancy']);

/** Topics that are given below the numbers to whoever says no more than that they feel low: "low" is no blood pressure. */
const OF_MIND: ReadonlySet<string> = new Set(['depression', 'anxiety', 'grief', 'after-birth']);

/** The part of a question by which a rule decides how it is answered. */
export type RuledQuestion = Pick<AskedQuestion, 'question' | 'language' | 'country' | 'key' | 'questionsBefore'> & {
  readonly earlier: readonly Pick<EarlierTurn, 'question'>[];
};

/**
 * The answer that rules give without a provider; null if the provider is to be asked. In an emergency, and with a result that cannot wait, it is the advice, alone: no topic and no provider's text stands
 * beside what has to be done now. Other topics, requests for a dose, and messages that tell the assistant to be another are answered by rule too, and everything where no provider
 * is configured. Pure.
 */
export const answerByRule = (ai: Pick<Ai, 'name'>, asked: RuledQuestion): WrittenAnswer | null =>
  answerBelow(adviceFor(asked), ai, asked);

function answerBelow(emergency: GivenAdvice | null, ai: Pick<Ai, 'name'>, asked: RuledQuestion): WrittenAnswer | null {
  const { question, earlier, key } = asked;
  const language = languageOfQuestion(question, asked.language);
  const common = { emergency, sources: [], isStopped: false, failure: null };
  const alone = { ...common, scope: 'medical', text: '', engine: BY_RULE } as const;
  if (emergency && (isAlarm(emergency.kinds) || isResultAlone(question))) return alone;
  const { scope, kind, text, sources, topic } = answerBuiltIn({
    ...{ text: question, language },
    earlier: earlier.map((turn) => turn.question),
  });
  // Whoever says how low they feel is not told that it is the wrong topic, or none that is known. Nor is whoever may be in danger, unless they name another subject.
  const isUnanswered = kind === 'off-topic' || kind === 'no-topic';
  if (isUnanswered && emergency?.kinds.includes('low')) return alone;
  const low = lowIn(question);
  if (low.isSaid && !low.tellsMore && emergency && !OF_MIND.has(topic ?? '')) return alone;
  if (kind === 'off-topic' && emergency && scopeEvidence(question).other === 0) return alone;
  const isOffTopic = scope === 'off-topic';
  const hasProvider = ai.name !== 'built-in' || key !== undefined;
  if (hasProvider && !isOffTopic && !RULED.has(kind)) return null;
  // The built-in engine is named as what answers where no model is configured, which would be wrong of the other rules.
  const engine = hasProvider || isOffTopic ? BY_RULE : BUILT_IN;
  return { ...common, scope, text, engine, sources: named(sources) };
}

const named = (sources: BuiltInAnswer['sources']) => sources.map(({ title, url }) => ({ title, url }));

/**
 * Answers a question, and says each part as soon as it is known: by rule, or else what the provider writes. Where the configured provider is silent, slow or fails, the built-in engine answers
 * instead, and the answer has the failure. A failure with the patient's own key is the outcome, as specified; below numbers it is a part of the answer, so that they stay.
 */
export async function writeAnswer(ai: Ai, asked: AskedQuestion, say: (part: SaidPart) => void): Promise<Outcome> {
  const emergency = adviceFor(asked);
  if (emergency) say({ kind: 'emergency', emergency });
  const ruled = answerBelow(emergency, ai, asked);
  if (ruled) {
    sayAll(ruled, say);
    return { answer: ruled };
  }
  const { question, earlier, key } = asked;
  const language = languageOfQuestion(question, asked.language);
  const builtIn = answerBuiltIn({ text: question, language, earlier: earlier.map((turn) => turn.question) });
  const { scope } = builtIn;
  const written = await writtenByProvider(ai, { ...asked, language, scope }, (text) => say({ kind: 'text', text }));
  const common = { emergency, sources: [], isStopped: false, failure: null };
  if ('failure' in written) {
    const { failure } = written;
    const instead = {
      ...common,
      scope,
      text: builtIn.text,
      sources: named(builtIn.sources),
      engine: BUILT_IN,
      failure,
    };
    // What was shown is replaced by the end of the answer.
    if (key === undefined && !written.isShown) sayAll(instead, say);
    if (key === undefined) return { answer: instead };
    return emergency ? { answer: { ...common, scope, text: '', engine: BY_RULE, failure } } : { failure };
  }
  const { text, isOffTopic, isStopped } = written;
  const said = { ...common, text, isStopped };
  if (isOffTopic) return { answer: { ...said, scope: 'off-topic', engine: BY_RULE } };
  const model =
    key !== undefined || ai.name === 'built-in'
      ? ({ kind: 'gemini', model: ai.ownKeyModel } as const)
      : ({ kind: ai.name, model: ai.model } as const);
  return { answer: { ...said, scope, engine: model } };
}

function sayAll({ text, sources }: WrittenAnswer, say: (part: SaidPart) => void): void {
  if (text !== '') say({ kind: 'text', text });
  if (sources.length > 0) say({ kind: 'sources', sources });
}

/** What to read before the answer to a question; null if neither it nor the emergency that it goes on about tells of danger. */
function adviceFor({ question, language, country, questionsBefore }: RuledQuestion): GivenAdvice | null {
  const kinds = dangerInThread(question, questionsBefore);
  if (kinds.length === 0) return null;
  const written = languageOfQuestion(question, language);
  const { whatToDo, numbers } = emergencyAdvice(kinds, country, written, question, questionsBefore);
  return {
    kinds: [...kinds],
    whatToDo: [...adviceWithResults(whatToDo, kinds, question, written, questionsBefore)],
    numbers: numbers.map(({ number, label }) => ({ number, label })),
  };
}
