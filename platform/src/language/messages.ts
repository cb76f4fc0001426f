import { IntlMessageFormat } from 'intl-messageformat';
import { type Language, localeOf } from '@anamnesis/contracts/language/languages';
import type { MessageTree, TextsOf, TranslationOf, Value } from '@anamnesis/contracts/language/message-types';
import { pseudo } from '@anamnesis/contracts/language/pseudo';
import { textsOf } from '@anamnesis/contracts/language/texts';

type Source = ConstructorParameters<typeof IntlMessageFormat>[0];
type Translations<Tree> = Readonly<Record<Exclude<Language, 'en' | 'en-XA'>, TranslationOf<Tree>>>;

const formatIn = (language: Language) => (message: unknown) => {
  const format = new IntlMessageFormat(message as Source, localeOf(language));
  return (values: Readonly<Record<string, Value>>) => String(format.format(values));
};

const accented = (english: MessageTree) => pseudo(english, (message) => new IntlMessageFormat(message).getAst());

/** Declares texts that a server writes itself, as in emails: ICU messages, in English and every other language. Throws for a malformed one. */
export function defineMessages<const Tree extends MessageTree>(
  english: Tree,
  others: Translations<NoInfer<Tree>>,
): (language: Language) => TextsOf<Tree> {
  const sources: Partial<Record<Language, unknown>> = { en: english, ...others };
  const texts = new Map<Language, unknown>();
  return (language) => {
    if (!texts.has(language)) texts.set(language, textsOf(sources[language] ?? accented(english), formatIn(language)));
    return texts.get(language) as TextsOf<Tree>;
  };
}
