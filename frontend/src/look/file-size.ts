import { currentLanguage, localeOf } from '../language/language';
import type { TextsOf } from '../language/message-types';
import type english from './messages.en';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A file size in KB, or in MB with one decimal. */
export function sizeOf(m: TextsOf<typeof english>, bytes: number): string {
  const number = (value: number, decimals: number) =>
    new Intl.NumberFormat(localeOf(currentLanguage()), {
      useGrouping: false,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(value);
  if (bytes >= MEGABYTE) return m.megabytes({ size: number(bytes / MEGABYTE, 1) });
  return m.kilobytes({ size: number(Math.max(1, bytes / KILOBYTE), 0) });
}
