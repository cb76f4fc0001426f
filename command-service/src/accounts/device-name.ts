import Bowser from 'bowser';

/** Browser and system of a user agent, such as "Firefox on Linux"; as much of it as can be told. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'An unnamed device';
  const { browser, os } = Bowser.parse(userAgent);
  const [program, system] = [browser.name, os.name];
  if (program && system) return `${program} on ${system}`;
  // What can't be told comes as an empty text.
  return program || system || 'An unknown device';
}
