import { type DemoAccount, type DemoKind, accountsFile } from './demo-accounts.js';
import { DEMO_PASSWORD, newcomer, onCall, unmetDoctors, otherPatients, patient } from './people.js';

const DECLINED = 'Demo      its accounts, created earlier, are locked';
const KNOWN = `${DECLINED}: their password is published; a demo for others needs another DATA_DIR`;

const EXTRAS: ReadonlySet<string> = new Set([...otherPatients, ...unmetDoctors].map(({ email }) => email));

interface Demo {
  kind: DemoKind | null;
  accounts: readonly DemoAccount[];
  /** Whether the accounts are unlocked. */
  open: boolean;
  /** Whether this start creates them. */
  fresh: boolean;
}

/**
 * The lines that the launcher prints about the demo accounts, or why they are locked. Random passwords are printed once; later the
 * lines name their file.
 */
export function demoLines(dataDir: string, { kind, accounts, open, fresh }: Demo): string[] {
  if (!open) return [kind ? KNOWN : DECLINED];
  if (!kind) return [];
  const isKnown = accounts.every(({ password }) => password === DEMO_PASSWORD);
  if (!isKnown && !fresh) return [`Demo accounts, with their passwords: ${accountsFile(dataDir)}`];
  const lines = accounts.filter(({ email }) => !EXTRAS.has(email)).map(lineOf);
  return ['Demo accounts', ...lines, ...(isKnown ? [] : [`  Printed once; stored in ${accountsFile(dataDir)}`])];
}

function lineOf({ role, email, mobileNumber, password }: DemoAccount): string {
  const label = `${role.charAt(0).toUpperCase()}${role.slice(1)}`.padEnd(8);
  const by = [email, ...(mobileNumber ? [mobileNumber] : []), password].join('   ');
  return `  ${label}  ${by}${NOTES[email] ?? ''}`;
}

const NOTES: Readonly<Record<string, string>> = {
  [newcomer.email]: '   (awaits verification)',
  [onCall.email]: `   (about to meet ${patient.fullName}: join as both, each in a browser of its own)`,
};
