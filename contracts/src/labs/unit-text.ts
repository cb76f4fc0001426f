import type { LabResult } from './lab-result.js';

/** A UCUM unit as people write it: "10³/µL", "mIU/L", "ng/mL FEU". Ratios have none. */
export const unitText = (ucum: string): string =>
  ucum
    .replace(/^\{.*\}$/, '')
    .replace('{creat}', '')
    .replace('{1.73_m2}', '1.73 m²')
    .replace(/\{(\w+)\}/, ' $1')
    .replace(/10\*(\d+)/, (_, power: string) => `10${[...power].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`)
    .replaceAll(/[[\]]/g, '')
    .replaceAll(/\bu(?=[A-Z]|g|mol|kat|l$)/g, 'µ');

/** The unit of a result as its report names it: "lakh/cumm". One with figures, such as "10^3/uL", is written like any other. */
export const resultUnitText = (unit: LabResult['unit']): string =>
  unit ? unitText(unit.ucum !== null && /\d/.test(unit.printed) ? unit.ucum : unit.printed) : '';
