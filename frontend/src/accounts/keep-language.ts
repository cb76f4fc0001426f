import { chooseLanguage as chooseForAccount } from '@anamnesis/contracts/accounts/credential-addresses';
import { spokenLanguages } from '@anamnesis/contracts/language/languages';
import { call } from '../api/call';
import { accessToken } from '../signed-in/session';
import type { Language } from '../language/language';

/** The choices before, so that the last one counts. */
let kept = Promise.resolve();

/** Keeps a language with the account of this tab's session, for emails. Does nothing without a session, and for the pseudo-locale. */
export async function keepLanguage(chosen: Language): Promise<void> {
  const language = spokenLanguages.find((each) => each === chosen);
  if (!language || accessToken() === null) return;
  const keep = () => call(chooseForAccount, { body: { language } });
  const keeping = kept.then(keep);
  kept = keeping.then(
    () => undefined,
    () => undefined,
  );
  await keeping;
}
