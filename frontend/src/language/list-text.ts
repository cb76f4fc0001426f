import { currentLanguage, localeOf } from './language';

/** The items as a list in words, in the language of the page. */
export const listText = (items: readonly string[]): string =>
  new Intl.ListFormat(localeOf(currentLanguage())).format(items);
