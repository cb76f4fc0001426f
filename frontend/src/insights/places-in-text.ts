import type { ReadLabValue } from '@anamnesis/contracts/reading/lab-value';

/** A part of a text. */
export interface TextPlace {
  start: number;
  end: number;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The number as it may be printed: "9930" also as "9,930", "7.1" also as "7,1". */
function numberPattern({ value, decimals }: ReadLabValue): RegExp {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const digits = [...whole].map(escaped).join(',?');
  return new RegExp(String.raw`(?<![\d.,])${digits}${fraction ? `[.,]${fraction}` : ''}(?![\d]|[.,]\d)`);
}

/**
 * Where the doubtful values of a document stand in its text, from top to bottom: the number behind the name, or the name if the number was
 * recognised otherwise. Without those whose name is not found.
 */
export function doubtfulPlaces(text: string, values: readonly ReadLabValue[]): TextPlace[] {
  const places: TextPlace[] = [];
  const isFree = (start: number) => places.every((place) => start >= place.end || start < place.start);
  for (const value of values.filter(({ doubt }) => doubt !== null)) {
    const name = value.printedName
      .trim()
      .split(/\s+/)
      .map(escaped)
      .join(String.raw`\s+`);
    const named = [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\d])${name}(?![\p{L}\d])`, 'gu'))].flatMap(
      ({ index, 0: { length } }) => {
        const line = /^.*/.exec(text.slice(index + length))?.[0] ?? '';
        const number = numberPattern(value).exec(line);
        const start = index + length + (number?.index ?? 0);
        const place = number ? { start, end: start + number[0].length } : { start: index, end: index + length };
        return isFree(place.start) ? [{ ...place, hasNumber: number !== null }] : [];
      },
    );
    const found = named.find(({ hasNumber }) => hasNumber) ?? named[0];
    if (found) places.push({ start: found.start, end: found.end });
  }
  return places.sort((one, other) => one.start - other.start);
}
