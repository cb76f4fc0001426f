import { currentLanguage, localeOf } from './language';

const currentLocale = () => localeOf(currentLanguage());

/** Keeps what is made by its arguments: to make a format takes longer than to draw a row with it. */
function kept<Options, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (options: Options, locale = currentLocale()): Format => {
    // A device that travels has another zone.
    const key = JSON.stringify([locale, options, new Date().getTimezoneOffset()]);
    const format = formats.get(key) ?? make(locale, options);
    formats.set(key, format);
    return format;
  };
}

/** Writes dates, in the language of the page unless a locale is named. */
export const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Writes numbers, in the language of the page unless a locale is named. */
export const numberFormat = kept((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
