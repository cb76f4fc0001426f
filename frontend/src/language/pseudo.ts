import { pseudo as accented } from '@anamnesis/contracts/language/pseudo';
import { IntlMessageFormat } from 'intl-messageformat';

/** Messages in the pseudo-locale. Built files hold syntax trees; only tests have messages to parse. */
export const pseudo = (source: unknown): unknown =>
  accented(source, (message) => new IntlMessageFormat(message).getAst());
