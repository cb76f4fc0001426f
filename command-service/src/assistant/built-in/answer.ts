import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { type Scope, scopeEvidence, scopeOf } from '../scope.js';
import { shownSources, type Topic } from '../topics/topic.js';
import { answerPhrases } from './answer-phrases.js';
import type { AnswerPhrases } from './answer-phrases.en.js';
import { asksForDiagnosis } from './diagnosis.js';
import { asksForDose } from './dose.js';
import { asksOn } from './follow-up.js';
import { isInjection } from './injection.js';
import { asksForMedicineInPregnancy, MEDICINES_IN_PREGNANCY } from './medicine-in-pregnancy.js';
import { topicOf } from './topic-search.js';

/**
 * The kind of an answer. `topic`: from a health topic. `no-topic`: about health, but no topic is near. `dose`: asks for the dose of a medicine, and none is
 * given. `medicine-in-pregnancy`: whether one may be taken then, which is answered with the harm. `diagnosis`: asks which illness somebody has; the answer is general and makes no diagnosis. `off-topic`: the fixed reply. `injection`: the message tells the assistant to be another;
 * what of it is about health is answered, the rest gets the fixed reply.
 */
export type AnswerKind =
  'topic' | 'no-topic' | 'dose' | 'medicine-in-pregnancy' | 'diagnosis' | 'off-topic' | 'injection';

export interface BuiltInAnswer {
  readonly scope: Scope;
  readonly kind: AnswerKind;
  /** Plain text, paragraphs apart by an empty line, without its sources. */
  readonly text: string;
  /** Only what was read. */
  readonly sources: ReturnType<typeof shownSources>;
  /** The key of the topic; null without one. */
  readonly topic: string | null;
}

/** A question with those asked earlier in the conversation. */
export interface BuiltInQuestion {
  readonly text: string;
  /** In which the answer is to be. */
  readonly language: SpokenLanguage;
  /** Texts of the earlier questions, the oldest first; a question that goes on ("and in children?") is understood by the last of them. */
  readonly earlier: readonly string[];
}

/** Answers from the health topics, without a model. Does not look for emergencies: those are answered before it. Pure. */
export function answerBuiltIn({ text, language, earlier }: BuiltInQuestion): BuiltInAnswer {
  const phrases = answerPhrases[language];
  // A question that goes on is about what the last one with a subject of its own was about.
  const subject = asksOn(text) ? earlier.findLast((each) => !asksOn(each)) : undefined;
  const whole = subject === undefined ? text : `${subject} ${text}`;
  const isDose = asksForDose(text);
  const found = scopeOf(whole);
  const scope = isDose && found === 'off-topic' ? 'medical' : found;
  const without = { sources: [], topic: null };
  if (isInjection(text)) return ofInjection(whole, language);
  if (scope === 'off-topic') return { ...without, scope, kind: 'off-topic', text: phrases.offTopic };
  if (isDose) return { ...without, scope, kind: 'dose', text: intro(scope, phrases) + phrases.dose };
  if (asksForMedicineInPregnancy(whole))
    return {
      scope,
      kind: 'medicine-in-pregnancy',
      text: intro(scope, phrases) + phrases.medicineInPregnancy,
      sources: shownSources(MEDICINES_IN_PREGNANCY),
      topic: null,
    };
  return ofTopic(topicOf(subject ?? text) ?? topicOf(whole), { text, scope, language });
}

const intro = (scope: Scope, { partly }: AnswerPhrases): string => (scope === 'partly' ? `${partly}\n\n` : '');

function ofTopic(
  topic: Topic | null,
  { text, scope, language }: { readonly text: string; readonly scope: Scope; readonly language: SpokenLanguage },
): BuiltInAnswer {
  const phrases = answerPhrases[language];
  if (!topic) {
    return { scope, kind: 'no-topic', text: intro(scope, phrases) + phrases.noTopic, sources: [], topic: null };
  }
  const isDiagnosis = asksForDiagnosis(text);
  const { title, text: said, doctor } = topic[language];
  const paragraphs = [...(isDiagnosis ? [phrases.diagnosis] : []), `${title}\n${said}`, phrases.doctor(doctor)];
  return {
    ...{ scope, kind: isDiagnosis ? 'diagnosis' : 'topic', sources: shownSources(topic.source), topic: topic.key },
    text: intro(scope, phrases) + paragraphs.join('\n\n'),
  };
}

/** A message that tells the assistant to leave its task: only what is surely about health, and no dose, is answered. */
function ofInjection(text: string, language: SpokenLanguage): BuiltInAnswer {
  const topic = scopeEvidence(text).health > 1 && !asksForDose(text) ? topicOf(text) : null;
  if (!topic) {
    const { offTopic } = answerPhrases[language];
    return { scope: 'off-topic', kind: 'injection', text: offTopic, sources: [], topic: null };
  }
  return { ...ofTopic(topic, { text, scope: 'partly', language }), kind: 'injection' };
}
