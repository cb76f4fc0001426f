import type { Run } from './blocks.js';

/** A full stop between digits or in "e.g." ends no sentence, nor does the mark "(?)". */
const END = /(?<!\()[.!?…]{1,8}[)"'”’\]]{0,4}(?=\s)|[।。！？]/g;
/** "12. März 2026" */
const ORDINAL = /^\s+\p{L}[\p{L}\p{M}]{2,14}\s+(?:19|20)\d{2}(?!\d)/u;
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|approx|vs|dr|mr|mrs|ms|no|incl|ca|resp|z\.b|d\.h|bzw|ca)\.$/i;

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The runs between two offsets of their text. */
function slice(runs: readonly Run[], from: number, to: number): Run[] {
  const parts: Run[] = [];
  let start = 0;
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (text !== '') parts.push({ ...run, text });
    start += run.text.length;
  }
  return parts;
}

/** A sentence with its runs, which include the blanks after it. */
export interface Sentence {
  readonly text: string;
  readonly runs: readonly Run[];
}

/** Whether a full stop is part of an abbreviation or a date. */
const isInside = (text: string, index: number): boolean =>
  ABBREVIATION.test(text.slice(Math.max(0, index - 10), index + 1)) ||
  (/\d$/.test(text.slice(Math.max(0, index - 1), index)) && ORDINAL.test(text.slice(index + 1, index + 40)));

/** The sentences of a line. */
export function sentencesOf(runs: readonly Run[]): Sentence[] {
  const text = textOf(runs);
  const ends = [...text.matchAll(END)]
    .filter(({ 0: sign, index }) => sign !== '.' || !isInside(text, index))
    .map(({ 0: sign, index }) => index + sign.length);
  const sentences: Sentence[] = [];
  let from = 0;
  for (const end of [...ends, text.length]) {
    const to = end + (/^\s*/.exec(text.slice(end, end + 20))?.[0].length ?? 0);
    const sentence = text.slice(from, to);
    if (sentence.trim() !== '') sentences.push({ text: sentence.trim(), runs: slice(runs, from, to) });
    from = Math.max(from, to);
  }
  return sentences;
}

/** Sentences as the runs of one line. Neighbours of one style are one run. */
export function joined(sentences: readonly Sentence[]): Run[] {
  const runs: Run[] = [];
  for (const run of sentences.flatMap((sentence) => sentence.runs)) {
    const last = runs.at(-1);
    if (last && Boolean(last.bold) === Boolean(run.bold) && Boolean(last.italic) === Boolean(run.italic))
      runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else runs.push(run);
  }
  const last = runs.at(-1);
  if (last) runs[runs.length - 1] = { ...last, text: last.text.trimEnd() };
  return runs.filter(({ text }) => text !== '');
}
