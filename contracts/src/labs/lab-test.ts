/** The lowest and the highest value of a range, both included; null where the range is open. */
export type Limits = readonly [low: number | null, high: number | null];

/** How a value in another unit becomes one in the unit of the test: by a factor, or by a factor and an offset (HbA1c). */
export type Conversion = number | readonly [factor: number, offset: number];

/** A laboratory test. Units are UCUM codes; the sources of all columns are described in docs/adr/0039. */
export interface LabTest {
  /** Short and stable: stored results name their test by it. */
  readonly key: string;
  readonly name: string;
  /** The names that reports print, in any case and punctuation. */
  readonly names: readonly string[];
  /** The LOINC code of a result in `unit`, or in a unit of the same kind. */
  readonly loinc: string;
  /** The LOINC code of a result in moles, which is another code than the one in grams. */
  readonly loincMolar?: string;
  readonly unit: string;
  /** The units that can be converted to `unit`. */
  readonly conversions?: Readonly<Record<string, Conversion>>;
  /** Units that laboratories use and that never convert, because the factor depends on the assay. */
  readonly otherUnits?: readonly string[];
  /** Printed units that mean another one in this test: "%" of MCHC is grams per decilitre. */
  readonly writtenAs?: Readonly<Record<string, string>>;
  /** The range of non-pregnant adults, in `unit`; by sex where it differs, null where there is none. */
  readonly range: Limits | Readonly<Record<'male' | 'female', Limits | null>> | null;
  /** The range depends on the person's risk or on the assay, so only the range printed on the report is used. */
  readonly printedRangeOnly?: true;
  /** What an analyser can report, in `unit`. A value outside is probably misread; it is no clinical limit. */
  readonly plausible: readonly [lowest: number, highest: number];
  /** A range of healthy people, a limit for decisions, or one of a calculated quantity. */
  readonly kind: 'reference' | 'decision' | 'calculated';
  readonly source: string;
  /** Whether the range was confirmed in its source. */
  readonly confidence: 'confirmed' | 'unsure';
  readonly note?: string;
}
