import { convert } from '../labs/conversion.js';
import type { LeftOutReason } from './blocks.js';
import type { EarlierValue, FactValue } from './facts.js';
import type { Scope } from './scope.js';
import type { WrittenNumber } from './written-numbers.js';

const CHANGE_BEFORE =
  /\b(?:by|up|down|(?:increase|rise|drop|fall|change|decrease|reduction|difference|gain|jump|growth)\s+of|plus|minus)(?:\s+(?:about|around|roughly|nearly|almost|approximately|only|just|another))?\s*[+-]?\s*$/;
const CHANGE_AFTER =
  /^\s*(?:points?\s+)?(?:higher|lower|more|less|above|below|over|under|increase|decrease|rise|drop|fall|reduction|up|down|change|difference|better|worse|gain)\b/;
const FROM = /\b(?:down|up)\s+from\s*$/;
const UP =
  /\b(?:r[io]se[sn]?|risen|rising|increas(?:ed|es|ing|e)|(?:gone|went|going|goes|is|are|was)\s+up|up\s+(?:from|by|since)|climb(?:ed|s|ing)?|grown|grew|higher|jumped|more|gain(?:ed)?|above|over)\b/;
const DOWN =
  /\b(?:f[ae]ll(?:en|s|ing)?|fell|drop(?:ped|s|ping)?|decreas(?:ed|es|ing|e)|declin(?:ed|es|ing|e)|(?:gone|went|going|goes|is|are|was)\s+down|down\s+(?:from|by|since)|lower(?:ed)?|sunk|less|reduction|reduced|below|under)\b/;

/** Whether a number is written as a change: "by 12 %", "0.5 higher". */
export const isChange = ({ unit }: WrittenNumber, before: string, after: string): boolean =>
  !FROM.test(before) &&
  (CHANGE_BEFORE.test(before) ||
    (CHANGE_AFTER.test(after) &&
      (unit === null || unit.candidates.includes('%') || /^\s*(?:higher|lower|more|less)\b/.test(after))));

/** An earlier value in the unit of the report's; null if it does not convert. */
function inUnitOf({ unit, test }: FactValue, earlier: EarlierValue): number | null {
  if (earlier.unit?.ucum === unit?.ucum) return earlier.value;
  return unit?.ucum && earlier.unit?.ucum ? convert(test, earlier.value, earlier.unit.ucum, unit.ucum) : null;
}

/** The values of a scope, each with an earlier one of the same test. A value with a doubt is not compared. */
const pairsOf = ({ values, earlier }: Scope) =>
  values
    .filter(({ doubt, comparator }) => doubt === null && comparator === null)
    .flatMap((fact) =>
      earlier
        .filter(({ test }) => test === fact.test)
        .map((each) => ({ fact, at: each.at, now: fact.value, then: inUnitOf(fact, each) }))
        .filter((pair): pair is typeof pair & { then: number } => pair.then !== null),
    );

const isRounded = (exact: number, { values, decimals }: WrittenNumber): boolean =>
  values.some((value) => Math.abs(Math.abs(exact) - value) <= 0.5 * 10 ** -decimals + 1e-9);

/** The reason why a written change cannot stand; null if the facts show it, in its direction. */
export function changeClaim(number: WrittenNumber, plain: string, scope: Scope): LeftOutReason | null {
  const [isUp, isDown] = [UP.test(plain), DOWN.test(plain)];
  const isPercent = number.unit?.candidates.includes('%') ?? false;
  const isOfDirection = (difference: number) => isUp === isDown || (isUp ? difference > 0 : difference < 0);
  const references = [
    ...pairsOf(scope).map(({ now, then }) => [now, then] as const),
    ...scope.values.flatMap(({ value, range, doubt }) =>
      doubt === null
        ? [range?.low, range?.high].flatMap((limit) => (typeof limit === 'number' ? [[value, limit] as const] : []))
        : [],
    ),
  ];
  const holds = references.some(([now, then]) => {
    const difference = now - then;
    if (!isOfDirection(difference)) return false;
    const isPart = isPercent && then !== 0 && isRounded((difference / then) * 100, number);
    const isAmount = scope.values.some(
      ({ unit }) => !number.unit || (unit?.ucum && number.unit.candidates.includes(unit.ucum)),
    );
    return isPart || (isAmount && isRounded(difference, number));
  });
  return holds ? null : 'otherTrend';
}

const WITH_BEFORE = String.raw`(?:than|compared|since|from)\b.{0,40}\b(?:last|previous|earlier|before|prior|first|report|time|year|month|\d{4})`;
const RISEN = new RegExp(
  String.raw`\b(?:(?:has|have|had)\s+(?:\w+\s+)?(?:risen|increased|gone\s+up|climbed|grown)|rose|went\s+up|climbed|is\s+rising|are\s+rising|(?:is|are)\s+(?:going\s+)?up|up\s+from|(?:higher|increased|more)\s+${WITH_BEFORE})`,
);
const FALLEN = new RegExp(
  String.raw`\b(?:(?:has|have|had)\s+(?:\w+\s+)?(?:fallen|dropped|decreased|gone\s+down|declined|come\s+down)|fell|dropped|went\s+down|came\s+down|is\s+falling|are\s+falling|(?:is|are)\s+(?:going\s+)?down|down\s+from|(?:lower|decreased|less)\s+${WITH_BEFORE})`,
);
const SAME = /\b(?:unchanged|no\s+change|(?:has|have|did)\s+not\s+changed?|the\s+same\s+as|stable|steady|constant)\b/;
const CHANGED =
  /\b(?:(?:has|have)\s+(?:\w+\s+)?(?:improved|worsened|changed)|improved|worsened|(?:better|worse)\s+than\s+(?:last|before|previous|earlier|the\s+last|your\s+last))\b/;
const NOT = /\b(?:not|no|n't|never|whether|if)\b[^,;]{0,20}$/;
/** Values that differ by less are called stable. */
const STABLE = 0.1;

/** The reason why what a sentence says about changes cannot stand; null if it can. */
export function trendClaim(plain: string, scopeAt: (position: number) => Scope | null): LeftOutReason | null {
  const checks: [RegExp, (now: number, then: number) => boolean][] = [
    [RISEN, (now, then) => now > then],
    [FALLEN, (now, then) => now < then],
    [SAME, (now, then) => Math.abs(now - then) <= STABLE * Math.abs(then)],
    [CHANGED, (now, then) => now !== then],
  ];
  for (const [pattern, holds] of checks) {
    const found = pattern.exec(plain);
    if (!found || NOT.test(plain.slice(0, found.index))) continue;
    const scope = scopeAt(found.index);
    if (!scope) continue;
    const pairs = pairsOf(scope);
    const latest = pairs.filter(({ fact, at }) => !pairs.some((other) => other.fact === fact && other.at > at));
    // Which earlier value is meant is said by a date or number, which is checked by itself.
    const compared = /\d/.test(plain) ? pairs : latest;
    if (!compared.some(({ now, then }) => holds(now, then))) return 'otherTrend';
  }
  return null;
}
