import { answerBuiltIn } from '@anamnesis/clinical/assistant/built-in/answer';
import { writeAnswer } from '@anamnesis/command-service/assistant/write-answer';
import { findDanger } from '@anamnesis/clinical/assistant/danger/find-danger';
import type { EmergencyKind } from '@anamnesis/clinical/assistant/emergencies/emergencies';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { type Ai, createAi } from '@anamnesis/platform/ai/ai';
import { aiConfigFrom } from '@anamnesis/platform/ai/ai-config';
import { readConfig } from '@anamnesis/platform/config/config';
import { patienceFrom, type Patience } from '@anamnesis/platform/ai/patience';
import { aiSettings, patienceSettings } from '@anamnesis/platform/config/environment';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import type { Given, GivenKind, Question } from './questions.js';

/** Something that answers questions, and is measured by what it took each for. */
export interface Asker {
  readonly name: string;
  /** How its outcomes are mapped to kinds of questions, in a sentence. */
  readonly mapping: string;
  answerTo(question: Question): Promise<Given>;
}

const ALARMS = 'self-harm: an alarm of this kind. emergency: any other alarm.';
/** What the measurement records: an alarm if one was raised, otherwise the kind of the answer and whether the numbers stand above it. */
function given(kinds: readonly EmergencyKind[], kind: () => GivenKind): Given {
  const [first = null] = kinds;
  if (!isAlarm(kinds))
    return { kind: kind(), hasNumbers: kinds.length > 0, namesListeners: kinds.includes('low'), first: null };
  const alarm = kinds.includes('selfHarm') ? 'self-harm' : 'emergency';
  return { kind: alarm, hasNumbers: true, namesListeners: false, first };
}

const builtInAnswerTo = ({ text, language }: Question) =>
  answerBuiltIn({ text, language: language === 'hi' ? 'hi' : 'en', earlier: [] });

/** The rules for emergencies and the built-in engine, as the product calls them where no provider is configured. */
export const builtIn: Asker = {
  name: 'built-in engine',
  mapping: `${ALARMS} injection, dose: the kind of answer. Else the scope: medical (also without a topic), partly, off-topic.`,
  answerTo: async (question) =>
    given(findDanger(question.text), () => {
      const { kind, scope } = builtInAnswerTo(question);
      return kind === 'injection' || kind === 'dose' ? kind : scope;
    }),
};

/** A provider behind the rules, as the product answers where one is configured. Each question is asked once, in a conversation of its own. */
const byProvider = (ai: Ai, patience: Patience): Asker => ({
  name: `${ai.name} ${ai.model}`,
  mapping: `${ALARMS} injection, dose: answered by rule as such, without the provider. Else the scope of the answer: off-topic also if the provider gave the fixed reply or wrote about something else. no answer: the provider failed.`,
  async answerTo(question) {
    const { text, language } = question;
    const asked = {
      ...{ question: text, language: language === 'hi' ? ('hi' as const) : ('en' as const), country: 'IN' },
      ...{
        excerpt: null,
        earlier: [],
        questionsBefore: [],
        key: undefined,
        patience,
        signal: new AbortController().signal,
      },
    };
    const outcome = await writeAnswer(ai, asked, () => undefined);
    if ('failure' in outcome) return given([], () => 'no answer');
    const { emergency, engine, scope, failure } = outcome.answer;
    return given(emergency?.kinds ?? [], () => {
      if (failure) return 'no answer';
      const { kind } = builtInAnswerTo(question);
      return engine.kind === 'rules' && (kind === 'injection' || kind === 'dose') ? kind : scope;
    });
  },
});

/** The built-in engine and, if the environment configures one, the provider. Throws a `ConfigProblem` if a setting of it is invalid. */
export function askersOf(environment: Readonly<Record<string, string | undefined>>): readonly Asker[] {
  const settings = readConfig(aiSettings.extend(patienceSettings.shape), environment);
  const config = aiConfigFrom(settings);
  if (config.provider.name === 'built-in') return [builtIn];
  return [builtIn, byProvider(createAi(config, silentLogger), patienceFrom(settings))];
}
