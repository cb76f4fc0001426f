import type { LanguageChosen } from '@anamnesis/contracts/accounts/credential-events';
import type { EventOf } from '@anamnesis/contracts/language/event';
import { DEFAULT_LANGUAGE } from '@anamnesis/contracts/language/languages';

type Chosen = EventOf<typeof LanguageChosen>;

/** What a sign-up records of the language of its page: nothing for the default one. */
export const languageAtSignUp = (data: Chosen['data']): Chosen[] =>
  data.language === DEFAULT_LANGUAGE ? [] : [{ type: 'LanguageChosen', data }];
