import { oddTexts } from '@anamnesis/platform/testing/odd-texts';
import type { Random } from './random.js';

/** Those that fit into what people write; each is theirs to write, and the product's to keep or to refuse clearly. */
const ODD = Object.values(oddTexts).filter((text) => text.length <= 200);
const LONG = 900;

/** A text of the odd kind one time in three, never the same twice: `mark` stands in it. */
export function textOf(random: Random, mark: string): string {
  if (!random.chance(0.35)) return `Something plain, ${mark}.`;
  const odd = random.pick(ODD);
  if (random.chance(0.15))
    return `${mark} ${odd} `.repeat(1 + Math.floor(LONG / (odd.length + mark.length + 2))).slice(0, LONG);
  return `${odd} ${mark}`;
}
