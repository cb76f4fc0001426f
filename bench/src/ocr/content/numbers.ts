import type { Laboratory } from './laboratory.js';

/** Counts, in which laboratories print no decimals. */
const WHOLE = ['/uL', 'mm/h', 'U/L', 'mL/min/{1.73_m2}', 'ng/mL{FEU}'];

/** Decimal places of a value: fewer for larger ones. `usual` is a typical value in the same unit. */
export function decimalsFor(ucum: string, usual: number, { twoDecimals }: Laboratory, spread: number): number {
  if (WHOLE.includes(ucum)) return 0;
  if (usual < 0.2) return 3;
  if (twoDecimals && ucum !== '%' && usual < 1000) return 2;
  if (usual >= 100) return 0;
  if (usual >= 20) return spread < 0.6 ? 1 : 0;
  if (usual >= 3) return spread < 0.7 ? 1 : 2;
  return spread < 0.15 ? 3 : 2;
}

const grouped = (digits: string, commas: Laboratory['commas']) => {
  if (commas === 'none' || digits.length < 4) return digits;
  const group = commas === 'lakhs' ? /(?=(?!^)(?:\d\d)*$)/g : /(?=(?!^)(?:\d{3})*$)/g;
  if (commas === 'thousands') return digits.replace(group, ',').replace(/,$/, '');
  return `${digits.slice(0, -3).replace(group, ',').replace(/,$/, '')},${digits.slice(-3)}`;
};

/** A number as the laboratory prints it: 7400, 7,400 or 2,41,000. */
export function printedNumber(value: number, decimals: number, { commas }: Laboratory): string {
  const [whole = '0', fraction] = value.toFixed(decimals).split('.');
  return fraction === undefined ? grouped(whole, commas) : `${grouped(whole, commas)}.${fraction}`;
}
