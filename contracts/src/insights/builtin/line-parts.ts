/** No sentence that matters is longer. */
const LONGEST = 1000;
/** A part that begins within a sentence begins so far before the end of the last one: what was cut in two is whole in one of them. */
const SHARED = 250;

/**
 * A line as parts that are no longer than a sentence can be, so that the work grows with its length alone. They end at sentences, or else overlap.
 */
export function partsOfLine(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (line.length - from > LONGEST) {
    const part = line.slice(from, from + LONGEST);
    const sentence = Math.max(part.lastIndexOf('. '), part.lastIndexOf('; ')) + 1;
    parts.push(sentence > 0 ? part.slice(0, sentence) : part);
    from += sentence > 0 ? sentence : LONGEST - SHARED;
  }
  return [...parts, line.slice(from)];
}
