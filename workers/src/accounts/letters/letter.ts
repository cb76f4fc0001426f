import type { LetterWords } from '../../letter-layout.js';

/** One letter about an account: whom it greets and where its link leads are told, the words are its own. */
export type AccountLetter = (about: { name: string; link: string }) => LetterWords;
