import { type FamilyEmailPurpose, type FamilySide, INVITATION_DAYS } from '@anamnesis/contracts/family/constants';
import type { showFamilyEmail } from '@anamnesis/contracts/family/routes';
import { type Language, localeOf } from '@anamnesis/contracts/language/languages';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import { type EmailText, oneLine } from '../../email-layout.js';
import { familyEmailMessages, type FamilyEmailTexts as Texts } from './messages.js';

export type FamilyEmailData = Omit<NonNullable<ReplyOf<typeof showFamilyEmail>['data']>, 'to' | 'language'>;

/** What differs between the emails about a family tie. */
type Content = Pick<EmailText, 'subject' | 'says'> & { notes?: readonly string[]; label?: string };
interface Facts {
  side: FamilySide;
  hasAccount: boolean;
  byYou: boolean;
  /** The parts of the record, as a list in words. */
  parts: string;
  /** The other side. */
  name: string;
  email: string;
}

const contents: Record<FamilyEmailPurpose, (m: Texts, facts: Facts) => Content> = {
  'family-invitation': ({ invitation: m }, { name, email, hasAccount, parts }) => ({
    subject: m.subject({ name }),
    says: [m.asks({ name, email }), m.scope({ name, parts }), hasAccount ? m.signIn : m.signUp],
    notes: [m.silence({ days: INVITATION_DAYS }), m.unknown({ name })],
    label: hasAccount ? m.answer : m.create,
  }),
  accepted: ({ accepted: m }, { name, parts }) => ({
    subject: m.subject({ name }),
    says: [m.accepted({ name, parts }), m.notice({ name })],
  }),
  declined: ({ declined: m }, { email }) => ({ subject: m.subject, says: [m.declined({ email })] }),
  withdrawn: ({ withdrawn: m }, { side, byYou, name }) => ({
    subject: m.subject[side]({ name }),
    says: [m[byYou ? 'byYou' : 'byOther'][side]({ name })],
    notes: [m.again],
  }),
};

/** An email about a family tie to one of its sides. A person without a known name is called by their address. */
export function familyEmail(
  purpose: FamilyEmailPurpose,
  side: FamilySide,
  { name, other, scope, by, link }: FamilyEmailData,
  language: Language,
): EmailText {
  const m = familyEmailMessages(language);
  const facts = {
    ...{ side, hasAccount: name !== null, byYou: by === side, email: other.email },
    name: other.name === null ? other.email : oneLine(other.name),
    parts: new Intl.ListFormat(localeOf(language)).format(scope.map((part) => m.parts[part])),
  };
  const { label = m.page, ...content } = contents[purpose](m, facts);
  return { language, name: name ?? m.withoutName, notes: [], link: { label, url: link }, ...content };
}
