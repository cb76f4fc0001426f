const WORD = '[\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}]';
const SPACE = '[\\t-\\r\\x85\\p{Z}]';
const CLASSES: Readonly<Record<string, string>> = {
  d: '\\p{Nd}',
  D: '\\P{Nd}',
  w: WORD,
  W: `[^${WORD}]`,
  s: SPACE,
  S: `[^${SPACE}]`,
};
const CONTROLS: Readonly<Record<string, number>> = { a: 7, e: 27, f: 12, n: 10, r: 13, t: 9, v: 11 };
const CATEGORY = /\{(L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|S[mcko]?|Z[slp]?|C[cfon]?)\}/y;
const CASED = /^L[ult]$/;

/** A literal character, valid in every context of an expression. */
export const literal = (character: string): string =>
  /^[a-z0-9]$/i.test(character) ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

export const noCounterpart = (what: string): Error => new Error(`${what} has no counterpart here`);

/** Parses a .NET expression and translates its characters, escapes and sets into JavaScript (`v` mode). */
export class Characters {
  private at = 0;

  constructor(
    private readonly source: string,
    private readonly ignoresCase: boolean,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.source.length;
  }

  /** The next characters, `''` at the end. */
  peek(length = 1): string {
    return this.source.slice(this.at, this.at + length);
  }

  next(): string {
    const code = this.source.codePointAt(this.at);
    if (code === undefined) throw new Error('it ends too early');
    const character = String.fromCodePoint(code);
    this.at += character.length;
    return character;
  }

  /** Consumes the match of a sticky pattern, if any. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found) this.at += found[0].length;
    return found;
  }

  /** Translates an escape that stands for a character or a class; its letter is already consumed. */
  escape(letter: string): string {
    return this.classOf(letter) ?? literal(this.escaped(letter));
  }

  /** Translates a set, whose opening bracket is already consumed; another set may be subtracted at its end. */
  set(): string {
    const negated = this.take(/\^/y) ? '^' : '';
    let members = '';
    for (let isFirst = true; isFirst || this.peek() !== ']'; isFirst = false) {
      if (!isFirst && this.take(/-\[/y)) {
        const subtracted = this.set();
        if (!this.take(/\]/y)) throw new Error('a subtracted set is not at the end');
        return `[[${negated}${members}]--${subtracted}]`;
      }
      members += this.member();
    }
    this.next();
    return `[${negated}${members}]`;
  }

  private member(): string {
    const start = this.setCharacter();
    if (start.isClass || !this.take(/-(?=[^[\]])/y)) return start.translated;
    const end = this.setCharacter();
    if (end.isClass) throw new Error('a class ends a range');
    return `${start.translated}-${end.translated}`;
  }

  private setCharacter(): { translated: string; isClass: boolean } {
    const character = this.next();
    if (character === '[' && this.peek() === ':') throw noCounterpart('a named set of characters');
    if (character !== '\\') return { translated: literal(character), isClass: false };
    const letter = this.next();
    const inside = this.classOf(letter);
    if (inside !== undefined) return { translated: inside, isClass: true };
    // In a set, \b is a backspace.
    return { translated: literal(letter === 'b' ? '\b' : this.escaped(letter)), isClass: false };
  }

  private classOf(letter: string): string | undefined {
    if (letter !== 'p' && letter !== 'P') return CLASSES[letter];
    const [, category] = this.take(CATEGORY) ?? [];
    if (category === undefined) throw noCounterpart(`\\${letter} with anything but a general category`);
    if (this.ignoresCase && CASED.test(category)) throw noCounterpart('upper and lower case where case is ignored');
    return `\\${letter}{${category}}`;
  }

  private escaped(letter: string): string {
    const control = CONTROLS[letter];
    if (control !== undefined) return String.fromCodePoint(control);
    switch (letter) {
      case '0':
        return String.fromCodePoint(parseInt(`0${this.take(/[0-7]{0,2}/y)?.[0] ?? ''}`, 8));
      case 'x':
        return this.numbered(/[\da-f]{2}/iy);
      case 'u':
        return this.numbered(/[\da-f]{4}/iy);
      case 'c':
        return this.controlled();
      default:
        if (/[\p{L}\p{Nd}_]/u.test(letter)) throw noCounterpart(`\\${letter}`);
        return letter;
    }
  }

  private numbered(digits: RegExp): string {
    const [hexadecimal] = this.take(digits) ?? [];
    if (hexadecimal === undefined) throw new Error('the number of a character is incomplete');
    const code = parseInt(hexadecimal, 16);
    if (code >= 0xd800 && code <= 0xdfff) throw noCounterpart('half of a surrogate pair');
    return String.fromCodePoint(code);
  }

  private controlled(): string {
    const [letter] = this.take(/[@-_a-z]/y) ?? [];
    if (letter === undefined) throw new Error('\\c names no control character');
    return String.fromCodePoint(letter.toUpperCase().charCodeAt(0) - 64);
  }
}
