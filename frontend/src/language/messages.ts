import { textsOf } from '@anamnesis/contracts/language/texts';
import { IntlMessageFormat } from 'intl-messageformat';
import { use } from 'react';
import { currentLanguage, type Language, localeOf, useLanguage } from './language';
import type { MessageTree, TextsOf, TranslationOf, Value } from './message-types';
import { oncePerLanguage } from './once-per-language';

/** Built files hold a message with arguments as its syntax tree (frontend/build/messages.mjs), so that browsers load no parser. */
type Source = ConstructorParameters<typeof IntlMessageFormat>[0];

/** How the texts of every language but English are fetched. */
type Translations<Tree> = Readonly<
  Record<Exclude<Language, 'en' | 'en-XA'>, () => Promise<{ default: TranslationOf<Tree> }>>
>;

/** The messages of one feature. */
export interface Messages<Tree> {
  /** Texts of a language; for another one than English always the same promise, also once it is fulfilled. */
  readonly in: (language: Language) => TextsOf<Tree> | Promise<TextsOf<Tree>>;
  /** Texts of a language, or undefined until they are loaded. */
  readonly loaded: (language: Language) => TextsOf<Tree> | undefined;
}

const formatIn = (language: Language) => (message: unknown) => {
  const format = new IntlMessageFormat(message as Source, localeOf(language));
  return (values: Readonly<Record<string, Value>>) => String(format.format(values));
};

/**
 * Declares the messages of a feature. English is part of the page that shows them; another language is fetched when it is
 * chosen. Throws for a message that is no ICU message.
 */
export function defineMessages<const Tree extends MessageTree>(
  english: Tree,
  others: Translations<NoInfer<Tree>>,
): Messages<Tree> {
  return inEachLanguage(english, others, (source, language) => textsOf(source, formatIn(language)));
}

/** Declares texts in the syntax of another library, which formats them itself; otherwise as `defineMessages`. */
export const defineForeignTexts = <Tree>(english: Tree, others: Translations<NoInfer<Tree>>): Messages<Tree> =>
  inEachLanguage(english, others, (source) => source);

function inEachLanguage<Tree>(
  english: Tree,
  others: Translations<Tree>,
  read: (source: unknown, language: Language) => unknown,
): Messages<Tree> {
  const loaders: Partial<Record<Language, () => Promise<{ default: unknown }>>> = others;
  const texts = new Map<Language, unknown>();
  const load = async (language: Language) => {
    const source = loaders[language] ? (await loaders[language]()).default : (await import('./pseudo')).pseudo(english);
    texts.set(language, read(source, language));
    return texts.get(language);
  };
  const loaded = (language: Language) => {
    if (language === 'en' && !texts.has(language)) texts.set(language, read(english, language));
    return texts.get(language);
  };
  const promiseOf = oncePerLanguage(load);
  return {
    loaded: (language) => loaded(language) as TextsOf<Tree> | undefined,
    in: (language) =>
      (language === 'en' ? loaded(language) : promiseOf(language)) as TextsOf<Tree> | Promise<TextsOf<Tree>>,
  };
}

/** The texts of a feature in the language of the page. Suspends while they are fetched. */
export function useMessages<Tree>(messages: Messages<Tree>): TextsOf<Tree> {
  const texts = messages.in(useLanguage());
  // React replays a suspended render and requires the same calls of `use`, so the promise is read even once it is fulfilled.
  return texts instanceof Promise ? use(texts) : texts;
}

/** The same outside components, for a page that has drawn them before. */
export function currentMessages<Tree>(messages: Messages<Tree>): TextsOf<Tree> {
  const texts = messages.loaded(currentLanguage());
  if (texts === undefined) throw new Error('These messages are not loaded yet.');
  return texts;
}
