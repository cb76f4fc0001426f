import { emergencyAdvice, findEmergencies } from '@anamnesis/clinical/assistant/emergencies/emergencies';
import { languageOfQuestion } from '@anamnesis/clinical/assistant/words/question-language';
import type { GivenAdvice } from '@anamnesis/contracts/assistant/turn';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';

/** What to do in the emergency that a question tells of; null if it tells of none. A file of its own, because it is loaded after the panel. */
export function adviceFor(question: string, country: string | null, page: SpokenLanguage): GivenAdvice | null {
  const kinds = findEmergencies(question);
  if (kinds.length === 0) return null;
  const { whatToDo, numbers } = emergencyAdvice(kinds, country, languageOfQuestion(question, page), question);
  return { kinds: [...kinds], whatToDo: [...whatToDo], numbers: [...numbers] };
}
