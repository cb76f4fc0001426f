import { unitText } from '@anamnesis/contracts/labs/unit-text';
import { labTest } from '@anamnesis/contracts/labs/tests';
import type { ReadingTexts } from './messages';
import type { Reviewed, TypedValue } from './review';

type Unit = TypedValue['unit'];

/** In place of a UCUM code: no unit, and the unit as it was read if it has no code. */
const NONE = '';
const AS_READ = 'as read';
/** Nothing was read, and nothing was chosen yet. */
export const OPEN = 'open';

/** The choice that stands for a unit. */
export const unitChoice = (unit: Unit): string => (unit ? (unit.ucum ?? AS_READ) : NONE);

/** The choices for a result of a test: none, as read, and the units in which it is given. `isOpen`: one of them has to be chosen. */
export function unitChoices(
  m: ReadingTexts,
  { test, read: { unit: read } }: Reviewed,
  isOpen: boolean,
): { value: string; label: string }[] {
  const { unit, conversions = {} } = labTest(test);
  const known = [...new Set([unit, ...Object.keys(conversions), ...(read?.ucum ? [read.ucum] : [])])];
  return [
    ...(isOpen ? [{ value: OPEN, label: m.unitOpen }] : []),
    { value: NONE, label: m.noUnit },
    ...(read && read.ucum === null ? [{ value: AS_READ, label: m.unitAsRead({ unit: read.printed }) }] : []),
    ...known.map((ucum) => ({ value: ucum, label: unitText(ucum) || m.ratio })),
  ];
}

/** The unit of a choice. One that was read keeps its spelling. */
export function unitOf(choice: string, read: Unit): Unit {
  if (choice === NONE) return null;
  if (read && choice === unitChoice(read)) return read;
  return { printed: unitText(choice) || choice, ucum: choice };
}
