import { z } from 'zod';

const fraction = z.number().min(0).max(1);

/** A rectangle on a page, from its top left corner, in fractions of the page's width and height. */
export const box = z.object({ left: fraction, top: fraction, width: fraction, height: fraction });
export type Box = z.infer<typeof box>;

/** A word as a page shows it. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  /** How certain the recognition is, from 0 to 100; 100 for the text of a PDF. */
  readonly confidence: number;
}

/** The words of an upright page, in no certain order. */
export interface PageText {
  /** Counts from 1. */
  readonly page: number;
  /** Width divided by height. */
  readonly aspect: number;
  /** The page's own text, or what was recognised in its picture. */
  readonly method: 'text' | 'ocr';
  readonly words: readonly Word[];
}
