import type { ValueRange } from './lab-result.js';

const PREFIXES: Readonly<Record<string, number>> = { k: 1e3, '': 1, m: 1e-3, u: 1e-6, mc: 1e-6, n: 1e-9, p: 1e-12 };
const VOLUMES: Readonly<Record<string, number>> = { l: 1, dl: 1e-1, ml: 1e-3, ul: 1e-6 };
/** "ng/mL", "mIU/L": an amount in a volume. */
const UNIT = /^[\s)]*(?<prefix>k|mc?|u|n|p)?(?<amount>g|mol|eq|i\.?u|u)s?\.?\s*\/\s*(?<volume>[dmu]?l)(?![a-z0-9])/;
/** Limits from here on are those of the unit that is a thousand times smaller. */
const IN_SMALLER_UNIT = 100;

/** How much of an amount a unit is in a litre, if one begins at a place. */
function unitAt(plain: string, position: number) {
  const { prefix = '', amount = '', volume = '' } = UNIT.exec(plain.slice(position, position + 30))?.groups ?? {};
  const [factor, litres] = [PREFIXES[prefix], VOLUMES[volume]];
  return factor && litres ? { prefix, amount: amount.replace(/^i\.?/, ''), factor: factor / litres } : null;
}

/** By what a number has to be multiplied to stand in the unit of a range on its line: "0.9 ng/mL (< 14 ng/L)" is 900 of it. Null where the units are known and do not convert. `end`: where the range ends. */
export function scaleOfRange(
  plain: string,
  numberEnd: number,
  { range, end }: { readonly range: ValueRange; readonly end: number },
): number | null {
  const [own, ofRange] = [unitAt(plain, numberEnd), unitAt(plain, end)];
  if (!own) return 1;
  if (!ofRange) return own.prefix === 'k' && (range.high ?? range.low ?? 0) >= IN_SMALLER_UNIT ? 1000 : 1;
  return own.amount === ofRange.amount ? Number((own.factor / ofRange.factor).toPrecision(6)) : null;
}
