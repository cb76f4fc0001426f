import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { useMemo } from 'react';
import type { I18nProvider } from 'react-admin';
import { chooseLanguage, offeredLanguages } from '../language/choice';
import { type Language, languages, useLanguage } from '../language/language';
import { defineForeignTexts, useMessages } from '../language/messages';
import { moderationMessages } from '../community/moderation/messages';
import { operationMessages } from '../operations/messages';
import { registrationMessages } from '../registrations/messages';

/** react-admin's own texts: each language of a package that is kept, or of a file here. */
const reactAdminTexts = defineForeignTexts(english, { hi: () => import('./react-admin.hi') });

interface ResourceTexts {
  readonly name: { readonly one: string; readonly other: string };
  readonly fields: Readonly<Record<string, string>>;
}
/** In react-admin's syntax, where `||||` separates the plural forms. */
const resource = ({ name, fields }: ResourceTexts) => ({ name: `${name.one} |||| ${name.other}`, fields });

/** react-admin's own texts, the product's resources and their fields, in the language of the page. */
export function useI18nProvider(): I18nProvider {
  const language = useLanguage();
  const texts = useMessages(reactAdminTexts);
  const { resource: registrations } = useMessages(registrationMessages);
  const { resource: reported } = useMessages(moderationMessages);
  const { resource: setAside } = useMessages(operationMessages);
  return useMemo(() => {
    const resources = {
      registrations: resource(registrations),
      'reported-messages': resource(reported),
      'set-aside': resource(setAside),
    };
    return {
      ...polyglotI18nProvider(() => ({ ...texts, resources }), language),
      getLocales: () => offeredLanguages().map((locale) => ({ locale, name: languages[locale].name })),
      changeLocale: (locale: string) => chooseLanguage(locale as Language),
    };
  }, [language, texts, registrations, reported, setAside]);
}
