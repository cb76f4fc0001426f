import { labTest, type LabTestKey } from '../labs/tests.js';
import { unitText } from '../labs/unit-text.js';
import { isUnitless, unitOf } from '../labs/units.js';
import { isSoundRange, type Evidence } from './doubt.js';
import type { Habits } from './habits.js';
import { misreadUnitOf } from './misread-unit.js';
import type { NamedRow } from './named-rows.js';
import type { RowReading } from './row-reading.js';
import { isOneScale, unitsOfRange } from '../labs/unit-of-range.js';

export interface MeantTest {
  readonly key: LabTestKey;
  readonly unit: Evidence['result']['unit'];
  /** The unit was not recognised as it is printed, and could be another one. */
  readonly isUnsure: boolean;
}

/** Below this confidence of its words, a unit was not recognised. */
const READABLE = 70;
/** From this confidence of its words, a unit is the one that was recognised. */
const CERTAIN_UNIT = 85;

/** The test that is meant, and its unit: a name may be that of several tests, which the unit tells apart. */
export function testMeant(row: NamedRow, reading: RowReading, habits: Habits): MeantTest {
  const { keys, unit: beside } = row.name;
  const printed = [...reading.units, ...(beside ? [{ ...beside, printed: '' }] : [])];
  for (const unit of printed)
    for (const key of keys) {
      const ucum = unitOf(labTest(key), { ...unit, end: 0 });
      if (ucum) return { key, unit: { printed: unit.printed || unitText(ucum), ucum }, isUnsure: false };
    }
  // A unit that stands in the text of a page, or was well recognised, is another one, and no misread one; but a "µ" is read as "p".
  const isMicro = printed.every(({ candidates }) => candidates.every((unit) => unit.startsWith('p')));
  const isUnitKnown =
    row.page.method === 'text' || (reading.units.length > 0 && reading.unitConfidence >= CERTAIN_UNIT && !isMicro);
  for (const key of reading.unitText && !isUnitKnown ? keys : []) {
    const allowed = reading.range ? unitsOfRange(key, reading.range) : [];
    const unit = misreadUnitOf(labTest(key), reading.unitText, allowed.length > 0 ? allowed : undefined);
    if (!unit) continue;
    const { ucum, isAmbiguous } = unit;
    const isUsual = reading.range !== null && isSoundRange(key, reading.range, ucum);
    const isUnsure = allowed.length > 0 ? !isOneScale(key, allowed) && isAmbiguous : isAmbiguous || !isUsual;
    // What was recognised is no unit, and would be shown as one.
    return { key, unit: { printed: unitText(ucum), ucum }, isUnsure };
  }
  const isUnread = reading.unitText === '' || reading.unitConfidence < READABLE;
  const isUnitLost = row.page.method === 'ocr' && habits.areUnitsPrinted && printed.length === 0 && isUnread;
  for (const key of isUnitLost ? keys : []) {
    // A unit that was not recognised at all is the one in which its range is usual.
    const units = reading.range ? unitsOfRange(key, reading.range) : [];
    const [ucum] = units;
    // Recognition often does not see a "%" at all. Any other unit leaves some ink: without any, none is printed.
    const mayBe = reading.unitText !== '' || ucum === '%';
    if (ucum && mayBe) return { key, unit: { printed: unitText(ucum), ucum }, isUnsure: !isOneScale(key, units) };
  }
  const key = keys[0]!;
  const [other] = printed;
  if (other) return { key, unit: { printed: other.printed, ucum: other.candidates[0] ?? null }, isUnsure: false };
  if (isUnitless(labTest(key))) return { key, unit: { printed: '', ucum: labTest(key).unit }, isUnsure: false };
  return { key, unit: reading.unitText ? { printed: reading.unitText, ucum: null } : null, isUnsure: false };
}
