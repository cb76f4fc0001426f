/** "10^6/uL": recognition reads the sign of the power as a digit or another sign, and "u" as any letter. */
const POWER = /^(x?)1[0o][^\d/]?[\d"]?(3|5|6|9|12)\/([^\d\s]\S{0,3}|1)$/i;
/** A flag that stands close to the unit or number beside it: "Hmg/dl", "H102.6". */
const FLAG_BEFORE = /^([HL])(?=(?:mg|gm?s?|ng|ug|mcg|meg|µg|pg|meq|m?mol|umol|IU|U)\/|\d+\.\d|\d{2,}$)/;

/** A recognised word as it was printed, where no laboratory prints what was recognised. */
export function respelled(text: string): string {
  const [, times, exponent = '', below = ''] = POWER.exec(text) ?? [];
  if (exponent) return `${times}10^${exponent}/${/^[l1i|]/i.test(below) ? 'L' : 'uL'}`;
  return text.replace(FLAG_BEFORE, '$1 ');
}
