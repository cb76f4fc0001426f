import * as sources from './urgent-sources.js';
import type { UrgentRank } from '../../labs/urgent-rank.js';
import table from './urgent-measures.json' with { type: 'json' };

/** A limit in the first unit of its quantity, which itself is beyond unless it is `above` or `below`. */
export interface MeasureLimit {
  readonly side: 'from' | 'above' | 'to' | 'below';
  readonly limit: number;
  readonly rank: UrgentRank;
  readonly source: sources.UrgentSource;
}

/** A unit of a quantity, as it is recognised at the beginning of a text, anywhere in it, and behind each of several numbers. */
interface MeasureUnit {
  readonly atStart: RegExp;
  readonly within: RegExp;
  readonly behindNumbers: RegExp;
  /** To the first unit of the quantity. */
  readonly factor: number;
}

/** A quantity that the table of tests lacks, and the limits from which it cannot wait. */
export interface Measure {
  readonly name: RegExp;
  /** What a line has to say besides. */
  readonly only: RegExp | null;
  /** What makes another quantity of it. */
  readonly except: RegExp | null;
  readonly units: readonly MeasureUnit[];
  /** It is given in one unit only, which need not be printed. */
  readonly isUnitKnown: boolean;
  /** The name of a medicine as well: a number alone may be a dose. */
  readonly isMedicine: boolean;
  /** Of a medicine, as numbers are written in prescriptions: one that is smaller is a level. Null if doses and levels are alike. */
  readonly leastDose: number | null;
  /** Without a unit it is enough that the number is beyond a limit in one of them. */
  readonly isAnyUnitEnough: boolean;
  /** What can be measured, in the first unit. */
  readonly plausible: readonly [lowest: number, highest: number];
  /** Those for the hospital first. */
  readonly limits: readonly MeasureLimit[];
}

/** A quantity as the file has it. Names and units are regular expressions over `plainText`; factors are those to the first unit. */
interface Row {
  /** For the page of all limits. */
  readonly quantity: string;
  /** The group of people to whom the limits apply; without it, everybody. */
  readonly whose?: string;
  /** Why the limits are these, where sources differ, or without one, and how the quantity is recognised. */
  readonly why: string;
  readonly name: string;
  readonly only?: string;
  readonly except?: string;
  readonly units: Readonly<Record<string, number | undefined>>;
  readonly isUnitKnown?: boolean;
  readonly isMedicine?: boolean;
  readonly leastDose?: number;
  readonly isAnyUnitEnough?: boolean;
  readonly plausible: readonly number[];
  readonly limits: readonly {
    readonly side: string;
    readonly limit: number;
    readonly unit: string;
    readonly rank: string;
    readonly source: string;
  }[];
}

const spellings: Readonly<Record<string, string>> = table.unitSpellings;
const pattern = (source: string | undefined) => (source === undefined ? null : new RegExp(source));

const unitOf = (name: string, factor: number): MeasureUnit => ({
  atStart: new RegExp(String.raw`^[\s*]*(?:${spellings[name]})(?![a-z0-9])`),
  within: new RegExp(String.raw`(?<![a-z])(?:${spellings[name]})(?![a-z0-9])`),
  behindNumbers: new RegExp(String.raw`(?<![\d.])(\d+(?:\.\d+)?)\s*(?:${spellings[name]})(?![a-z0-9])`, 'g'),
  factor,
});

function measureOf(row: Row): Measure {
  const { name, only, except, units, isUnitKnown, isMedicine, leastDose, isAnyUnitEnough, plausible, limits } = row;
  return {
    name: new RegExp(name),
    only: pattern(only),
    except: pattern(except),
    units: Object.entries(units).map(([unit, factor]) => unitOf(unit, factor!)),
    isUnitKnown: isUnitKnown === true,
    isMedicine: isMedicine === true,
    leastDose: leastDose ?? null,
    isAnyUnitEnough: isAnyUnitEnough === true,
    plausible: plausible as Measure['plausible'],
    limits: limits.map(({ side, limit, unit, rank, source }) => ({
      side: side as MeasureLimit['side'],
      limit: limit * units[unit]!,
      rank: rank as UrgentRank,
      source: sources[source as keyof typeof sources],
    })),
  };
}

/** Which number makes a line urgent, and how far it is known, as the file has it. No clinician has reviewed the choice yet. */
export const measureRows: readonly Row[] = table.measures;
export const measures: readonly Measure[] = measureRows.map(measureOf);
