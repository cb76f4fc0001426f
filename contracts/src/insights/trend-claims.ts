import { convert } from '../labs/conversion.js';
import type { LeftOutReason } from './blocks.js';
import { isDateOf } from './dates-in-text.js';
import type { EarlierValue, FactValue } from './facts.js';
import type { NumberedSentence } from './numbered-sentence.js';
import { isSameAmount } from './same-amount.js';
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

const DIFFERS = /^\s*(?:higher|lower|more|less|above|below|over|under)\b/;
/** Whether a number is written as a change: "by 12 %", "0.5 higher". */
export const isChange = ({ unit }: WrittenNumber, before: string, after: string): boolean =>
  !FROM.test(before) &&
  (CHANGE_BEFORE.test(before) ||
    (CHANGE_AFTER.test(after) && (unit === null || unit.candidates.includes('%') || DIFFERS.test(after))));

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
        .map((each) => ({ fact, earlier: each, now: fact.value, then: inUnitOf(fact, each) }))
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
  String.raw`\b(?:(?:has|have|had)\s+(?:\w+\s+)?(?:risen|increased|gone\s+up|climbed|grown)|rose|went\s+up|climbed|(?:is|are|keeps?|been)\s+(?:rising|increasing|climbing|growing)|(?:is|are)\s+(?:going\s+)?up|up\s+from|(?:higher|increased|more)\s+${WITH_BEFORE})`,
);
const FALLEN = new RegExp(
  String.raw`\b(?:(?:has|have|had)\s+(?:\w+\s+)?(?:fallen|dropped|decreased|gone\s+down|declined|come\s+down)|fell|dropped|went\s+down|came\s+down|(?:is|are|keeps?|been)\s+(?:falling|decreasing|dropping|declining)|(?:is|are)\s+(?:going\s+)?down|down\s+from|(?:lower|decreased|less)\s+${WITH_BEFORE})`,
);
const SAME =
  /\b(?:unchanged|no\s+change|(?:stayed|stays|remained|remains)\s+(?:\w+\s+)?the\s+same|(?:has|have|did)\s+not\s+changed?|the\s+same\s+as|stable|steady|constant)\b/;
const CHANGED = /\b(?:has|have)\s+(?:\w+\s+)?changed\b/;
const BETTER =
  /\b(?:improv(?:ed|ing|es)|(?:got|getting|become|becoming)\s+better|better\s+than\s+(?:last|before|previous(?:ly)?|earlier|(?:the|your)\s+(?:last|previous|earlier)|in|on))\b/;
const WORSE =
  /\b(?:worsen(?:ed|ing|s)|(?:got|getting|become|becoming)\s+worse|worse\s+than\s+(?:last|before|previous(?:ly)?|earlier|(?:the|your)\s+(?:last|previous|earlier)|in|on))\b/;
const NOT = /\b(?:not|no|n't|never|whether|if)\b[^,;]{0,20}$/;
/** Values that differ by less are called stable. */
const STABLE = 0.1;

type Pair = ReturnType<typeof pairsOf>[number];

/** Whether a value came nearer to its range: positive; or went away from it: negative. */
const improvement = ({ fact, now, then }: Pair): number =>
  fact.standing === 'high' ? then - now : fact.standing === 'low' ? now - then : 0;

const CHECKS: readonly (readonly [RegExp, (pair: Pair) => boolean])[] = [
  [RISEN, ({ now, then }) => now > then],
  [FALLEN, ({ now, then }) => now < then],
  [SAME, ({ now, then }) => Math.abs(now - then) <= STABLE * Math.abs(then)],
  [CHANGED, ({ now, then }) => now !== then],
  [BETTER, (pair) => improvement(pair) > 0],
  [WORSE, (pair) => improvement(pair) < 0],
];

/** What a sentence says about changes. */
interface TrendClaim {
  /** Why it cannot stand; null if it can. */
  readonly reason: LeftOutReason | null;
  /** Where the words are that the earlier values prove. */
  readonly proved: readonly { readonly start: number; readonly end: number }[];
}

/** Compares what a sentence says about changes with the earlier values. `scopeAt` gives null where no test is meant. */
export function trendClaim(
  { plain, dates, numbers }: NumberedSentence,
  scopeAt: (position: number) => Scope | null,
): TrendClaim {
  const proved: { start: number; end: number }[] = [];
  for (const [pattern, holds] of CHECKS) {
    const found = pattern.exec(plain);
    const scope = found && !NOT.test(plain.slice(0, found.index)) ? scopeAt(found.index) : null;
    if (!scope) continue;
    const pairs = pairsOf(scope);
    const written = pairs.filter(
      ({ earlier }) =>
        dates.some((date) => isDateOf(date, earlier.at)) || numbers.some((number) => isSameAmount(number, earlier)),
    );
    const isLatest = ({ fact, earlier }: Pair) =>
      !pairs.some((other) => other.fact === fact && other.earlier.at > earlier.at);
    const compared = written.length > 0 ? written : pairs.filter(isLatest);
    if (compared.length === 0 || !compared.every(holds)) return { reason: 'otherTrend', proved: [] };
    proved.push({ start: found!.index, end: found!.index + found![0].length });
  }
  return { reason: null, proved };
}
