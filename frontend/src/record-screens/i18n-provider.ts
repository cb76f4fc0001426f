import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { setAsideLabels } from '../operations/messages';
import { registrationLabels } from '../registrations/messages';

/** react-admin's own texts, and what the product calls its resources and their fields. */
const messages = {
  ...english,
  resources: { registrations: registrationLabels, 'set-aside': setAsideLabels },
};

export const i18nProvider = polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }]);
