/** "10^6/uL": recognition reads the sign of the power as a digit or another sign, and "u" as any letter. */
const POWER = /^(x?)1[0o][^\d/]?[\d"]?(3|5|6|9|12)\/([^\d\s]\S{0,3}|1)$/i;
/** A flag that stands close to the unit or number beside it: "Hmg/dl", "H102.6". */
const FLAG_BEFORE = /^([HL])(?=(?:mgs?|gms?|ng|mcg|meg|meq|mmol)\/|\d+\.\d|\d{2,}$)/;

/** "IU/L" with a digit for its first letter. */
const UNITS = /^[1l|](?=u\/[l1|]$)/i;

/** "(H)" with a digit for its letter: no laboratory prints a digit in brackets beside a value. */
const FLAG_AS_DIGIT = /^\(\d\)$/;

/** A recognised word as it was printed, where no laboratory prints what was recognised. */
export function respelled(text: string): string {
  const [, times, exponent = '', below = ''] = POWER.exec(text) ?? [];
  if (exponent) return `${times}10^${exponent}/${/^[l1i|]/i.test(below) ? 'L' : 'uL'}`;
  return text
    .replace(FLAG_BEFORE, '$1 ')
    .replace(UNITS, 'I')
    .replace(FLAG_AS_DIGIT, '(?)')
    .replace(/^[«‹](?=\d)/, '<')
    .replace(/^[»›]>?(?=\d)/, '>')
    .replace(/(?<=[a-z])~(?=[a-z])/gi, '-');
}

const NUMBER = /^\d+(?:\.\d+)?$/;
const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;
const isRange = (low: string, high: string) =>
  NUMBER.test(low) && NUMBER.test(high) && decimalsOf(low) === decimalsOf(high) && Number(low) < Number(high);

/** The "to" of a range, which recognition reads as "10": "250.00 10 310.00", "0.5010 1.10". */
export function withRangeWords<Word extends { readonly text: string }>(words: readonly Word[]): Word[] {
  return words.map((word, index) => {
    const [before, after] = [words[index - 1]?.text ?? '', (words[index + 1]?.text ?? '').replace(/[)\]]$/, '')];
    if (/^(?:[t1ifr][o0]|te)$/i.test(word.text) && isRange(before.replace(/^[([]/, ''), after))
      return { ...word, text: 'to' };
    const [, low = ''] = /^[([]?(\d.*)10$/.exec(word.text) ?? [];
    const isJoined = low !== '' && isRange(low, after) && !isRange(word.text, after);
    return isJoined ? { ...word, text: word.text.replace(/10$/, '-') } : word;
  });
}
