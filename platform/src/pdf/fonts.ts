import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const font = (family: string, weight: string, file: string) =>
  resolve(`@expo-google-fonts/${family}/${weight}/${file}.ttf`);

/** The fonts of PDF documents: each with a file for Latin, Greek and Cyrillic, and another for Devanagari. */
export const faces = {
  heading: {
    main: font('source-serif-4', '500Medium', 'SourceSerif4_500Medium'),
    devanagari: font('noto-sans-devanagari', '500Medium', 'NotoSansDevanagari_500Medium'),
  },
  voice: {
    main: font('source-serif-4', '400Regular', 'SourceSerif4_400Regular'),
    devanagari: font('noto-sans-devanagari', '400Regular', 'NotoSansDevanagari_400Regular'),
  },
  body: {
    main: font('inter', '400Regular', 'Inter_400Regular'),
    devanagari: font('noto-sans-devanagari', '400Regular', 'NotoSansDevanagari_400Regular'),
  },
  strong: {
    main: font('inter', '600SemiBold', 'Inter_600SemiBold'),
    devanagari: font('noto-sans-devanagari', '600SemiBold', 'NotoSansDevanagari_600SemiBold'),
  },
} as const;
export type Face = keyof typeof faces;

/** A piece of text in one font. */
export interface Run {
  text: string;
  script: 'main' | 'devanagari';
}

/** Devanagari letters with their marks, digits and joiners, and the spaces between two such words. */
const DEVANAGARI = /((?:[\p{Script=Devanagari}\u0964\u0965\u200c\u200d]+(?:\s+(?=\p{Script=Devanagari}))?)+)/u;

/** Splits a text where its script changes. */
export const runsOf = (text: string): Run[] =>
  text
    .split(DEVANAGARI)
    .map((piece, index): Run => ({ text: piece, script: index % 2 === 0 ? 'main' : 'devanagari' }))
    .filter((run) => run.text !== '');

/** Words in scripts that no font above has, and pictures. */
const UNPRINTABLE =
  /(?:[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic})+/gu;
/** Control, format and private characters; joiners and line ends are kept. */
const INVISIBLE = /[^\P{C}\n\u200c\u200d]/gu;
const INSTEAD = '\u25a1';

/** Whether a text has characters that a document cannot show. */
export const hasUnprintable = (text: string): boolean => text.search(UNPRINTABLE) >= 0;

/** A text as a document shows it: without invisible characters, and with a box for each word that no font has. */
export const printable = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').replace(UNPRINTABLE, INSTEAD);
