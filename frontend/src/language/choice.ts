import { useSyncExternalStore } from 'react';
import { preferredLanguage } from '@anamnesis/contracts/language/languages';
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
 * Changes the language of every page. The texts of the current pages are loaded first, so that none of them disappears meanwhile.
 * False if a later change was loaded sooner: that one counts. Rejects if the texts cannot be loaded; the language stays as it was.
 */
async function change(language: Language): Promise<boolean> {
  const choice = (latest += 1);
  await loadMessages(language);
  if (choice !== latest) return false;
  setLanguage(language);
  return true;
}

/** False if a later change counts. Rejects if the texts cannot be loaded. */
async function changeAndStore(language: Language): Promise<boolean> {
  const isChanged = await change(language);
  if (isChanged) storeChoice(language);
  return isChanged;
}

/** Keeps a person's choice outside this device too. */
let keep = (_: Language): Promise<void> => Promise.resolve();

/** From now on each choice of a person on this tab is given to `keeper`. */
export function keepChoices(keeper: (language: Language) => Promise<void>): void {
  keep = keeper;
}

/** Changes the language of every page, and keeps it. Rejects if its texts cannot be loaded, or if it cannot be kept. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (await changeAndStore(language)) await keep(language);
}

/** Whether a language was chosen on this device: it is stronger than that of an account. */
export const isLanguageChosen = (): boolean => isLanguage(storedChoice());

/**
 * Shows every page in the language of an account, or in that of the browser for an account without one (null), unless a language was chosen
 * on this device. It is no choice, so nothing is stored. Rejects if its texts cannot be loaded.
 */
export async function takeLanguage(ofAccount: string | null): Promise<void> {
  if (isLanguageChosen()) return;
  const language = isLanguage(ofAccount) ? ofAccount : preferredLanguage(navigator.languages);
  if (language !== currentLanguage()) await change(language);
}

/** A choice on another tab; a failure leaves this tab as it is. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== KEY || !isLanguage(newValue) || newValue === currentLanguage()) return;
  changeAndStore(newValue).catch((error: unknown) => console.error(error));
}

interface Start {
  isDevelopment: boolean;
  /** The language of the account that is signed in in this browser; null if it has none, or nobody is signed in. */
  ofAccount?: string | null;
}

/**
 * Takes up the language of the address, of an earlier choice on this device, of the account, or else of the browser, before the first page
 * is drawn, and follows later choices on other tabs.
 */
export async function restoreLanguage({ isDevelopment, ofAccount = null }: Start): Promise<void> {
  addEventListener('storage', followOtherTabs);
  const chosen = [takeFromAddress(), storedChoice()].find(isLanguage);
  offered = isDevelopment || chosen === PSEUDO ? all : real;
  // Without its texts the page is still of use in English.
  await (chosen ? changeAndStore(chosen) : takeLanguage(ofAccount)).catch((error: unknown) => console.error(error));
}
