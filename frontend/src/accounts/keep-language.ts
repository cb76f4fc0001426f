import { chooseLanguage as chooseForAccount } from '@anamnesis/contracts/accounts/credential-addresses';
import { spokenLanguages } from '@anamnesis/contracts/language/languages';
import { call } from '../api/call';
import { chooseLanguage } from '../language/choice';
import { accessToken } from '../signed-in/session';
import type { Language } from '../language/language';

/** Keeps a language with the account of this tab's session, for emails. Does nothing without a session, and for the pseudo-locale. */
export async function keepLanguage(chosen: Language): Promise<void> {
  const language = spokenLanguages.find((each) => each === chosen);
  if (language && accessToken() !== null) await call(chooseForAccount, { body: { language } });
}

/** Changes the language of every page, on this device, and with the account. Rejects if texts cannot be loaded or it cannot be kept. */
export async function chooseAndKeepLanguage(language: Language): Promise<void> {
  await chooseLanguage(language);
  await keepLanguage(language);
}
