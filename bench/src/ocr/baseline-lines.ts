import { labTests } from '@anamnesis/contracts/labs/tests';
import { plainText } from '@anamnesis/contracts/labs/plain-text';
import { unitAt, unitOf } from '@anamnesis/contracts/labs/units';
import type { Comparator } from '@anamnesis/contracts/labs/lab-result';
import type { ReadValue } from './score.js';

const LINE = /^(.*?[A-Za-z).%])[\s:|]+([<>]=?)?\s*(\d[\d,]*(?:\.\d+)?)\s*(?:\(?(?:H|L|High|Low)\)?\s+)?(\S+)?/i;

const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9%]/g, '');
const testByName = new Map(labTests.flatMap((test) => test.names.map((name) => [bare(name), test] as const)));

/** Values in lines of text as a first attempt would find them: a known name, a number, and the next word as its unit. */
export function valuesOfLines(text: string): ReadValue[] {
  return text.split('\n').flatMap((line): ReadValue[] => {
    const [, name = '', sign, digits = '', unit] = LINE.exec(line.trim()) ?? [];
    const test = testByName.get(bare(name));
    if (!test) return [];
    const known = unit === undefined ? null : unitAt(plainText(unit), 0);
    return [
      {
        ...{ test: test.key, printedName: name, doubt: null },
        value: Number(digits.replaceAll(',', '')),
        comparator: (sign as Comparator | undefined) ?? null,
        decimals: digits.split('.')[1]?.length ?? 0,
        unit: unit && known ? { printed: unit, ucum: unitOf(test, known) } : null,
      },
    ];
  });
}
