import { unusualTexts } from '@anamnesis/platform/testing/unusual-texts';
import type { Random } from '@anamnesis/platform/testing/random';

/** Unusual texts of the length people write; the product must accept them or reject them with a clear error. */
const ODD = Object.values(unusualTexts).filter((text) => text.length <= 200);
const LONG = 900;

/** An unusual text in one of three cases; unique because it contains `mark`. */
export function textOf(random: Random, mark: string): string {
  if (!random.chance(0.35)) return `Something plain, ${mark}.`;
  const odd = random.pick(ODD);
  if (random.chance(0.15))
    return `${mark} ${odd} `.repeat(1 + Math.floor(LONG / (odd.length + mark.length + 2))).slice(0, LONG);
  return `${odd} ${mark}`;
}
