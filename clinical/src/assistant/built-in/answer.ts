import { isHinglish } from '../words/question-language.js';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { type Scope, scopeEvidence, scopeOf } from '../scope/scope.js';
import { topics } from '../topics/all.js';
import { shownSources } from '../topics/topic-source.js';
import { biteBefore, isAboutAnimal } from './animal.js';
import { answerPhrases } from './answer-phrases.js';
import type { AnswerPhrases } from './answer-phrases.en.js';
import { courtesyIn } from './courtesy.js';
import { asksForDiagnosis } from './diagnosis.js';
import { asksOn, subjectAfter } from './follow-up.js';
import { isInjection } from './injection.js';
import { inLatinLetters } from './latin-letters.js';
import { asksForMedicineInPregnancy } from './medicine-in-pregnancy.js';
import { type MedicineRefusal, refusalOf } from './medicine-refusal.js';
import { isOfMedicine, refusalInThread } from './refusal-in-thread.js';
import { answerWithin, findFood, findNamed, findNear, findTest, type Found } from './topic-search.js';
import { asksWhichMedicine } from './which-medicine.js';

/**
 * The kind of an answer. `topic`: from a health topic. `no-topic`: about health, but no topic is near. `dose`: asks for the dose of a medicine, or for another thing about one that no software may answer, and is told what to do instead.
 * `medicine-in-pregnancy`: whether one may be taken then, which is answered with the harm. `diagnosis`: asks which illness somebody has; the answer is general and makes no diagnosis. `off-topic`: the fixed reply, or a short one to a greeting or thanks; for an animal
 * also whom to ask. `injection`: the message tells the assistant to be another; what of it is about health is answered, the rest gets the fixed reply.
 */
export type AnswerKind =
  'topic' | 'no-topic' | 'dose' | 'medicine-in-pregnancy' | 'diagnosis' | 'off-topic' | 'injection';

export interface BuiltInAnswer {
  readonly scope: Scope;
  readonly kind: AnswerKind;
  /** Plain text, paragraphs apart by an empty line, without its sources. */
  readonly text: string;
  /** Only what was read and compared with this very text: none under an answer to a single question about a topic. */
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

/** The topic that answers questions after an animal bite. */
const rabies = topicNamed('rabies');

/** Answers from the health topics, without a model. A question in Hindi with Latin letters is answered so too, except by the fixed reply. Does not look for emergencies: those are answered before it. Pure. */
export function answerBuiltIn({ text, language, earlier }: BuiltInQuestion): BuiltInAnswer {
  const subject = subjectAfter(earlier);
  // A question that goes on is about what the last one with a subject of its own was about.
  const bite = biteBefore(text, earlier);
  const ofBite = bite === null ? null : { text: bite, topic: rabies };
  const before = ofBite ?? (subject && asksOn(text, subject.topic) ? subject : null);
  const whole = before ? `${before.text} ${text}` : text;
  const refusal = refusalOf(text) ?? refusalInThread(text, earlier);
  const named = before?.topic ? null : (findNamed(before?.text ?? text) ?? findNamed(whole));
  const found = scopeOf(before?.text ?? text);
  // A topic that is named is one of health, unless something else is asked.
  const { other, decoy } = scopeEvidence(before?.text ?? text);
  const isHealth = refusal !== null || ofBite !== null || (named !== null && other + decoy === 0);
  const scope = isHealth && found === 'off-topic' ? 'medical' : found;
  const fixed = answerPhrases[language].offTopic;
  const without = { sources: [], topic: null };
  const isLatin = isHinglish(text, earlier);
  const written = (answer: BuiltInAnswer) => (isLatin ? { ...answer, text: inLatinLetters(answer.text) } : answer);
  const phrases = answerPhrases[isLatin ? 'hi' : language];
  const asked = { text, scope, language: isLatin ? 'hi' : language } as const;

  if (isInjection(text)) {
    const answer = medicalPartOf(whole, refusal, asked);
    return answer ? written(answer) : { ...without, scope: 'off-topic', kind: 'injection', text: fixed };
  }
  if (!ofBite && isAboutAnimal(text)) {
    const { text: whom } = written({ ...without, scope, kind: 'off-topic', text: phrases.animal });
    return { ...without, scope: 'off-topic', kind: 'off-topic', text: `${fixed}\n\n${whom}` };
  }
  const courtesy = courtesyIn(text);
  if (courtesy) return written({ ...without, scope: 'off-topic', kind: 'off-topic', text: phrases[courtesy] });
  if (scope === 'off-topic') return { ...without, scope, kind: 'off-topic', text: fixed };
  if (refusal) {
    const said = intro(scope, phrases) + refusalIn(phrases, refusal);
    return written({ ...without, scope, kind: 'dose', text: said });
  }
  if (asksForMedicineInPregnancy(whole)) {
    const said = intro(scope, phrases) + phrases.medicineInPregnancy;
    const sources = shownSources('medicine-in-pregnancy');
    return written({ scope, kind: 'medicine-in-pregnancy', text: said, sources, topic: null });
  }
  if (before?.topic)
    return written(ofTopic({ topic: before.topic, answer: goingOn(before.topic, text), isUnsure: false }, asked));
  const fitting = named ?? (isOfMedicine(text, earlier) ? null : findFood(whole)) ?? findNear(whole) ?? findTest(whole);
  return written(fitting ? ofTopic(fitting, asked) : withoutTopic(asked));
}

function topicNamed(key: string): Found['topic'] {
  const topic = topics.find((each) => each.key === key);
  if (!topic) throw new Error(`There is no topic ${key}`);
  return topic;
}

const refusalIn = (phrases: AnswerPhrases, refusal: MedicineRefusal): string =>
  phrases[refusal === 'amount' ? 'dose' : refusal];
const goingOn = (topic: Found['topic'], text: string) => answerWithin(topic, text)?.answer ?? null;
const intro = (scope: Scope, { partly }: AnswerPhrases): string => (scope === 'partly' ? `${partly}\n\n` : '');

type Asked = Pick<BuiltInQuestion, 'text' | 'language'> & { readonly scope: Scope };

function withoutTopic({ scope, language }: Asked): BuiltInAnswer {
  const phrases = answerPhrases[language];
  return { scope, kind: 'no-topic', text: intro(scope, phrases) + phrases.noTopic, sources: [], topic: null };
}

/** The answer to just what was asked, or else the general text of the topic. */
function ofTopic({ topic, answer, isUnsure }: Found, { text, scope, language }: Asked): BuiltInAnswer {
  const phrases = answerPhrases[language];
  const isDiagnosis = asksForDiagnosis(text);
  const { title, text: general, doctor } = topic[language];
  const paragraphs = [
    ...(isDiagnosis ? [phrases.diagnosis] : []),
    ...(asksWhichMedicine(text) ? [phrases.whichMedicine] : []),
    ...(isUnsure ? [phrases.near] : []),
    `${title}\n${answer ? answer[language] : general}`,
    phrases.doctor(doctor),
  ];
  return {
    ...{ scope, kind: isDiagnosis ? 'diagnosis' : 'topic', topic: topic.key },
    sources: answer ? [] : shownSources(topic.key),
    text: intro(scope, phrases) + paragraphs.join('\n\n'),
  };
}

/** The answer to the part about health of a message that tells the assistant to leave its task; null if no part surely is, and for questions about medicines that are refused. */
function medicalPartOf(text: string, refusal: MedicineRefusal | null, asked: Asked): BuiltInAnswer | null {
  const found = scopeEvidence(text).health > 1 && !refusal ? findNamed(text) : null;
  return found && { ...ofTopic(found, { ...asked, text, scope: 'partly' }), kind: 'injection' };
}
