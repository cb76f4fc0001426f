import { use } from 'react';
import { currentLanguage, useLanguage } from './language';
import type { TextsOf } from './message-types';
import type { Messages } from './messages';
import { oncePerLanguage } from './once-per-language';

/** Texts that the server sends in English: their catalogue is loaded with the first other language. */
export interface DeferredMessages<Tree> {
  /** Undefined in English. Suspends while the texts are fetched. */
  readonly useTexts: () => TextsOf<Tree> | undefined;
  /** The same outside components; also undefined until the texts are loaded. */
  readonly current: () => TextsOf<Tree> | undefined;
}

/** Declares the catalogue that `load` imports. */
export function deferMessages<Tree>(load: () => Promise<Messages<Tree>>): DeferredMessages<Tree> {
  let messages: Messages<Tree> | undefined;
  const promiseOf = oncePerLanguage(async (language) => {
    messages = await load();
    return messages.in(language);
  });
  return {
    useTexts: () => {
      const language = useLanguage();
      return language === 'en' ? undefined : use(promiseOf(language));
    },
    current: () => (currentLanguage() === 'en' ? undefined : messages?.loaded(currentLanguage())),
  };
}
