import type { PageText, Word } from '@anamnesis/contracts/uploads/page-text';
import { serveApart } from '../apart/serve-apart.js';
import { DocumentUnreadable, RecognitionNeeded } from './document-unreadable.js';
import { type EndOfPages, RECOGNITION_NEEDED, type ReaderTask, type ToldPage } from './read-page.js';
import { readPages } from './read-pages.js';

/** Two scans that are recognised at the same time take less than one gigabyte. */
const MOST_MEMORY = 1.5 * 1024 ** 3;
/** Characters of the words of all pages: twice those of twenty pages of small print. More is a document made to be large. */
const MOST_CHARACTERS = 200_000;

/** Makes this process one that reads one document. `understand` computes what the texts of its pages say, under the same limits. */
export const serveReading = <Found>(understand: (pages: readonly PageText[]) => Found): void =>
  serveApart<ReaderTask, EndOfPages<Found>>({
    mostMemory: MOST_MEMORY,
    reasonOf(error) {
      if (error instanceof RecognitionNeeded) return RECOGNITION_NEEDED;
      return error instanceof DocumentUnreadable ? error.reason : null;
    },
    async work({ content, mediaType, recognise }, link) {
      const texts: PageText[] = [];
      let characters = 0;
      const isKept = ({ text }: Word) => (characters += text.length) <= MOST_CHARACTERS;
      const truncated = await readPages(
        Buffer.from(content),
        mediaType,
        async ({ page, pages }) => {
          const text = { ...page.text, words: page.text.words.filter(isKept) };
          texts.push(text);
          await link.tell({ page: { ...page, text }, pages } satisfies ToldPage);
        },
        recognise,
      );
      return { truncated: truncated || characters > MOST_CHARACTERS, found: understand(texts) };
    },
  });
