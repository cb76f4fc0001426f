import { localStorageStore, type Store } from 'react-admin';
import { chooseLanguage } from '../language/choice';
import type { Language } from '../language/language';
import { currentMessages } from '../language/messages';
import { lookMessages } from '../look/messages';
import { toast } from '../look/toasts';

/** A new version discards react-admin's data on the device. */
const VERSION = '1';

/** Where react-admin keeps the choice of its `LocalesMenuButton`. */
const LOCALE = 'locale';

const changeLanguage = (language: Language) =>
  void chooseLanguage(language).catch(() => toast.error(currentMessages(lookMessages).languageFailed));

/**
 * Filters, saved queries and chosen columns, on the device and separately for each person. The end of the session deletes them, because they
 * may name patients. The locale is not kept: it is the language
 * of all pages, which the i18nProvider follows.
 */
export function deskStore(userId: string): Store {
  const store = localStorageStore(VERSION, userId);
  return {
    ...store,
    getItem: (key, defaultValue) => (key === LOCALE ? defaultValue : store.getItem(key, defaultValue)),
    setItem: (key, value) => (key === LOCALE ? changeLanguage(value as Language) : store.setItem(key, value)),
  };
}
