import type { Random } from './random.js';

/** Texts that have broken other products: each is a person's to write, and the product's to keep or to refuse clearly. */
const ODD: readonly string[] = [
  'a lone high surrogate \ud800 in the middle',
  '\udc00 a lone low surrogate in front',
  'turned round \udc00\ud800',
  'cut off at the end \ud83d',
  'a NUL \u0000 inside',
  'control \u0001\u0007\u001b[31m signs',
  'right to left \u202e gnp.exe \u2066 isolated',
  'no character \ufffe \uffff and a mark \ufeff',
  'joined 👩‍⚕️🏽 and combined é̂̃ Z̸̢̛a̴͝l̷g̶o',
  'ﬁ ﬀ ẞ İı ſ K Å',
  "'; drop table read.patients; -- \\' $1 {} %s",
  '<img src=x onerror=alert(1)> </script>',
  '{"__proto__":{"admin":true}}',
  '\\ud800 spelled out, \\u0000 too',
  'मीरा जोशी, 山田太郎, العربية, עברית',
];
const LONG = 900;

/** A text of the odd kind one time in three, never the same twice: `mark` stands in it. */
export function textOf(random: Random, mark: string): string {
  if (!random.chance(0.35)) return `Something plain, ${mark}.`;
  const odd = random.pick(ODD);
  if (random.chance(0.15))
    return `${mark} ${odd} `.repeat(1 + Math.floor(LONG / (odd.length + mark.length + 2))).slice(0, LONG);
  return `${odd} ${mark}`;
}
