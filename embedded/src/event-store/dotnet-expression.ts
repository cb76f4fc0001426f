import { Characters, literal, noCounterpart } from './dotnet-characters.js';

/** A .NET regular expression, as EventStoreDB accepts, translated into JavaScript. */
export interface Translated {
  source: string;
  flags: 'v' | 'iv';
}

/** Options that can change within the expression. */
interface Options {
  multiline: boolean;
  singleline: boolean;
}

const AT_END = '(?=\\n?$)';
/** At word boundaries the zero-width joiners count as letters too. */
const WORD = '[\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}\\u200c\\u200d]';
const ASSERTIONS: Readonly<Record<string, string>> = {
  A: '^',
  G: '^',
  z: '$',
  Z: AT_END,
  b: `(?:(?<=${WORD})(?!${WORD})|(?<!${WORD})(?=${WORD}))`,
  B: `(?:(?<=${WORD})(?=${WORD})|(?<!${WORD})(?!${WORD}))`,
};

const OPTIONS = /\?([a-z]*)(?:-([a-z]+))?([:)])/iy;
const NAMED = /\?(?:<\w+>|'\w+')/y;
const LOOK = /\?<?[=!]/y;
const COMMENT = /\?#[^)]*\)/y;
const QUANTIFIER = /\{\d+(?:,\d*)?\}/y;

/**
 * Translates an expression with the same meaning. Throws an error that names a construct without a counterpart: backreferences,
 * atomic and conditional groups, the option `x`, partly ignored case, named Unicode blocks. Unlike in .NET a character beyond
 * 16 bits counts as one, not as two.
 */
export const translate = (source: string): Translated => new Translation(source).whole();

class Translation {
  private readonly ignoresCase: boolean;
  private readonly characters: Characters;

  constructor(source: string) {
    const [, on = ''] = /^\(\?([a-z]*)(?:-[a-z]+)?\)/i.exec(source) ?? [];
    this.ignoresCase = /i/i.test(on);
    this.characters = new Characters(source, this.ignoresCase);
  }

  whole(): Translated {
    const source = this.sequence({ multiline: false, singleline: false });
    if (!this.characters.isAtEnd) throw new Error('a closing bracket has no opening bracket');
    return { source, flags: this.ignoresCase ? 'iv' : 'v' };
  }

  /** Translates up to the closing bracket or the end. An option changed inside holds for the rest of the sequence. */
  private sequence(options: Options): string {
    let translated = '';
    while (!this.characters.isAtEnd && this.characters.peek() !== ')') translated += this.item(options);
    return translated;
  }

  private item(options: Options): string {
    const quantifier = this.characters.take(QUANTIFIER);
    if (quantifier) return quantifier[0];
    const character = this.characters.next();
    switch (character) {
      case '(':
        return this.group(options);
      case '[':
        return this.characters.set();
      case '\\':
        return this.escape();
      case '.':
        return options.singleline ? '[^]' : '[^\\n]';
      case '^':
        return options.multiline ? '(?<=^|\\n)' : '^';
      case '$':
        return options.multiline ? '(?=\\n|$)' : AT_END;
      case '|':
      case '*':
      case '+':
      case '?':
        return character;
      default:
        return literal(character);
    }
  }

  private escape(): string {
    const letter = this.characters.next();
    if (letter === 'k' || /[1-9]/.test(letter)) throw noCounterpart('a reference to a group');
    return ASSERTIONS[letter] ?? this.characters.escape(letter);
  }

  /** Translates a group after its opening bracket. Backreferences are not supported, so no group captures. */
  private group(options: Options): string {
    if (this.characters.take(COMMENT)) return '';
    const [, on, off = '', end] = this.characters.take(OPTIONS) ?? [];
    if (on !== undefined) {
      const changed = this.switched(options, on, off);
      if (end === ':') return this.closed('(?:', changed);
      Object.assign(options, changed);
      return '';
    }
    const [look] = this.characters.take(LOOK) ?? [];
    if (look !== undefined) return this.closed(`(${look}`, { ...options });
    if (!this.characters.take(NAMED) && this.characters.peek() === '?')
      throw noCounterpart(`the group (${this.characters.peek(3)}`);
    return this.closed('(?:', { ...options });
  }

  private closed(opening: string, options: Options): string {
    const inside = this.sequence(options);
    if (!this.characters.take(/\)/y)) throw new Error('an opening bracket has no closing bracket');
    return `${opening}${inside})`;
  }

  private switched(options: Options, on: string, off: string): Options {
    const changed = { ...options };
    const apply = (letters: string, value: boolean): void => {
      for (const letter of letters.toLowerCase())
        if (letter === 'm') changed.multiline = value;
        else if (letter === 's') changed.singleline = value;
        else if (letter === 'i' && value !== this.ignoresCase) throw noCounterpart('ignoring case in a part');
        // The option n, and x when disabled, have no effect.
        else if (!(value ? 'in' : 'inx').includes(letter)) throw noCounterpart(`the option ${letter}`);
    };
    apply(on, true);
    apply(off, false);
    return changed;
  }
}
