import Bowser from 'bowser';

/** Browser and operating system of a user agent, such as "Firefox on Linux", as far as they are recognised. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'An unnamed device';
  const { browser, os } = Bowser.parse(userAgent);
  const [program, system] = [browser.name, os.name];
  if (program && system) return `${program} on ${system}`;
  // The parser returns an empty string for an unrecognised part.
  return program || system || 'An unknown device';
}
