import { useEffect, useState } from 'react';
import { isLanguageChosen } from '../language/choice';
import { accountLanguage } from '../signed-in/account-language';

/**
 * Brings the pages of a signed-in person into the language of the account, where none was chosen on this device. False until that language
 * is known, which takes a request on the first page after a sign-in only. An account that cannot be asked leaves the language as it is.
 */
export function useAccountLanguage(isSignedIn: boolean): boolean {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isSignedIn || isLanguageChosen()) return;
    const done = () => setAsked(true);
    // Loaded on demand: it is not needed where a language was chosen on the device.
    void import('./account-language').then(({ takeAccountLanguage }) => takeAccountLanguage()).then(done, done);
  }, [isSignedIn]);
  return isAsked || isLanguageChosen() || accountLanguage() !== undefined;
}
