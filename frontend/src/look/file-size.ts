import { numberFormat } from '../language/formats';
import type { TextsOf } from '../language/message-types';
import type english from './messages.en';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const GIGABYTE = 1024 * MEGABYTE;

/** A file size in KB, in MB with one decimal, or in GB with two. */
export function sizeOf(m: TextsOf<typeof english>, bytes: number): string {
  const number = (value: number, decimals: number) =>
    numberFormat({
      useGrouping: false,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(value);
  if (bytes >= GIGABYTE) return m.gigabytes({ size: number(bytes / GIGABYTE, 2) });
  if (bytes >= MEGABYTE) return m.megabytes({ size: number(bytes / MEGABYTE, 1) });
  return m.kilobytes({ size: number(Math.max(1, bytes / KILOBYTE), 0) });
}
