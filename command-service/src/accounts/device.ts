import Bowser from 'bowser';

interface Device {
  /** Such as "Firefox on Linux", as far as they are recognised. */
  readonly name: string;
  /** The browser. */
  readonly program: string | null;
  /** The operating system. */
  readonly system: string | null;
}

/** The device of a user agent. */
export function deviceOf(userAgent: string): Device {
  // The parser refuses an empty text.
  const { browser, os } = Bowser.parse(userAgent || 'unnamed');
  // It returns an empty text for what it does not recognise.
  const [program, system] = [browser.name || null, os.name || null];
  const name = program && system ? `${program} on ${system}` : (program ?? system ?? 'An unknown device');
  return { name, program, system };
}
