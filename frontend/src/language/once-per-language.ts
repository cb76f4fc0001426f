import { currentLanguage, type Language } from './language';

/** Loads the texts of each catalogue whose module has been loaded. */
const declared: ((language: Language) => Promise<unknown>)[] = [];

/** Loads the texts of every catalogue that has been declared. Rejects if one cannot be fetched. */
export async function loadMessages(language: Language): Promise<void> {
  if (language === 'en') return;
  // A page that is loaded meanwhile declares more.
  for (let loaded = 0; loaded < declared.length;) {
    const next = declared.slice(loaded);
    loaded = declared.length;
    await Promise.all(next.map((load) => load(language)));
  }
}

/** Declares a catalogue by how its texts of a language other than English are loaded: once, again after a failure. */
export function oncePerLanguage<Texts>(load: (language: Language) => Promise<Texts>) {
  const promises = new Map<Language, Promise<Texts>>();
  const promiseOf = (language: Language): Promise<Texts> => {
    const known = promises.get(language);
    if (known) return known;
    const promise = load(language);
    promises.set(language, promise);
    promise.then(
      // `use` reads these at once. Otherwise each page whose texts are loaded would disappear for a moment.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      // The next attempt fetches again.
      () => promises.delete(language),
    );
    return promise;
  };
  declared.push(promiseOf);
  // For event handlers of a page that was loaded after the choice.
  if (currentLanguage() !== 'en') void promiseOf(currentLanguage());
  return promiseOf;
}
