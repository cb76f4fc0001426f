/** Storage key of the language of the account that is signed in in this browser, so that every page is drawn in it at once; `NONE` for an account without one. */
const LANGUAGE = 'account-language';
const NONE = 'none';

/** The language of the account that is signed in in this browser; null if it has none, undefined while that is unknown. */
export function accountLanguage(): string | null | undefined {
  try {
    const known = localStorage.getItem(LANGUAGE) ?? undefined;
    return known === NONE ? null : known;
  } catch {
    return undefined; // storage is unavailable: the account is asked on each page
  }
}

/** Notes the language of the account until the session ends; null for an account without one. */
export function noteAccountLanguage(language: string | null): void {
  try {
    localStorage.setItem(LANGUAGE, language ?? NONE);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Forgets it with the session. Throws a DOMException if storage is unavailable. */
export const forgetAccountLanguage = (): void => localStorage.removeItem(LANGUAGE);
