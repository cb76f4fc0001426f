import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM } from 'tesseract.js';
import { type Edges, type GreyPicture, pgmOf } from './grey-picture.js';

const { resolve } = createRequire(import.meta.url);
/** Files of the installed packages: nothing is fetched. */
const dataOf = (language: string) =>
  join(dirname(resolve(`@tesseract.js-data/${language}/package.json`)), '4.0.0_best_int');

export type Language = 'eng' | 'hin';

/** A word in a picture, in pixels. */
export interface SeenWord extends Edges {
  readonly text: string;
  /** From 0 to 100. */
  readonly confidence: number;
}

export interface LookOptions {
  /** Whether the picture contains a single line instead of a page. */
  readonly line?: boolean;
  /** The only characters that are expected. */
  readonly characters?: string;
}

export interface Recogniser {
  look(picture: GreyPicture, options?: LookOptions): Promise<SeenWord[]>;
  close(): Promise<unknown>;
}

/** Recognises printed words, in a thread of its own, one picture at a time. */
export async function createRecogniser(language: Language): Promise<Recogniser> {
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: dataOf(language),
    cacheMethod: 'none',
    gzip: true,
    // Without a handler, the thread's failure would end the process. Each call rejects with it.
    errorHandler: () => undefined,
  });
  return {
    async look(picture, { line = false, characters = '' } = {}) {
      await worker.setParameters({
        tessedit_pageseg_mode: line ? PSM.SINGLE_LINE : PSM.SINGLE_BLOCK,
        tessedit_char_whitelist: characters,
        user_defined_dpi: '300',
      });
      const { data } = await worker.recognize(pgmOf(picture), {}, { blocks: true, text: false });
      return (data.blocks ?? [])
        .flatMap(({ paragraphs }) => paragraphs)
        .flatMap(({ lines }) => lines)
        .flatMap(({ words }) => words)
        .map(({ text, confidence, bbox }) => ({
          text,
          confidence,
          left: bbox.x0,
          top: bbox.y0,
          right: bbox.x1,
          bottom: bbox.y1,
        }));
    },
    close: () => worker.terminate(),
  };
}
