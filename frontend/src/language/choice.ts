import { useSyncExternalStore } from 'react';
import { currentLanguage, type Language, languages, setLanguage } from './language';
import { loadMessages } from './once-per-language';

/** The storage key of the choice, and the parameter of an address that makes it. */
const KEY = 'language';
const PSEUDO = 'en-XA';

const isLanguage = (value: string | null): value is Language => value !== null && Object.hasOwn(languages, value);

const all = Object.keys(languages) as Language[];
const real = all.filter((language) => language !== PSEUDO);

/** With the pseudo-locale while developing, and where it was asked for by `?language=en-XA`. */
let offered: readonly Language[] = real;

/** The languages to choose from. */
export const offeredLanguages = (): readonly Language[] => offered;

/** They do not change after the start. */
const subscribe = () => () => undefined;
/** The languages to choose from; pages are rendered, and hydrated, without the pseudo-locale. */
export const useOfferedLanguages = (): readonly Language[] =>
  useSyncExternalStore(subscribe, offeredLanguages, () => real);

/** The choice on this device; null where storage is not available. */
function storedChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}

function storeChoice(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Takes the language out of the address, so that loading the page again keeps a later choice. */
function takeFromAddress(): string | null {
  const address = new URL(location.href);
  const named = address.searchParams.get(KEY);
  if (named === null) return null;
  address.searchParams.delete(KEY);
  history.replaceState(history.state, '', address);
  return named;
}

/** The number of the latest choice. */
let latest = 0;

/**
 * Changes the language of every page, and stores it on this device. The texts of the current pages are loaded first, so that
 * none of them disappears meanwhile. Rejects if they cannot be loaded; the language stays as it was.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const choice = (latest += 1);
  await loadMessages(language);
  // A later choice, which was loaded sooner, counts.
  if (choice !== latest) return;
  storeChoice(language);
  setLanguage(language);
}

/** A choice on another tab; a failure leaves this tab as it is. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== KEY || !isLanguage(newValue) || newValue === currentLanguage()) return;
  chooseLanguage(newValue).catch((error: unknown) => console.error(error));
}

/** Takes up the language of the address or of an earlier choice, before the first page is drawn, and follows later choices on other tabs. */
export async function restoreLanguage({ isDevelopment }: { isDevelopment: boolean }): Promise<void> {
  addEventListener('storage', followOtherTabs);
  const language = [takeFromAddress(), storedChoice()].find(isLanguage) ?? 'en';
  offered = isDevelopment || language === PSEUDO ? all : real;
  if (language === 'en') return storedChoice() === null ? undefined : storeChoice('en');
  // Without its texts the page is still of use in English.
  await chooseLanguage(language).catch((error: unknown) => console.error(error));
}
