import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { accountRoles } from '@anamnesis/contracts/language/account-role';
import { hasPassword, setLocked } from '@anamnesis/command-service/app';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { cast, DEMO_PASSWORD } from './people.js';

const account = z.object({
  role: z.enum(accountRoles),
  email: z.string(),
  /** Part of a doctor's sign-in. */
  mobileNumber: z.string().optional(),
  password: z.string(),
});
export type DemoAccount = z.infer<typeof account>;

/** `local`: one published password, if only this machine has access. `reachable`: random passwords. */
export type DemoKind = 'local' | 'reachable';

/** The file of the demo accounts and their passwords, readable by its owner only. */
export const accountsFile = (dataDir: string): string => join(dataDir, 'demo-accounts.json');

/** Notes what of the demo is created, until all is. */
export const progressFile = (dataDir: string): string => join(dataDir, 'demo-progress.json');

/** Exists once the demo is complete. */
export const seededMarker = (dataDir: string): string => join(dataDir, 'demo-planted');

/** The demo accounts recorded in a data folder, created or about to be; null if there are none. */
export async function notedAccounts(dataDir: string): Promise<DemoAccount[] | null> {
  const text = await readFile(accountsFile(dataDir), 'utf8').catch(unlessNone);
  if (text !== null) return z.array(account).parse(JSON.parse(text));
  // An earlier version recorded only that it had created them.
  return (await readFile(seededMarker(dataDir)).catch(unlessNone)) === null ? null : accountsOf('local');
}

/** For a file that may not exist. */
export function unlessNone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Records the accounts before they are created, so that an interrupted creation leaves no unknown account. */
export async function noteAccounts(dataDir: string, kind: DemoKind): Promise<DemoAccount[]> {
  const accounts = accountsOf(kind);
  const file = accountsFile(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return accounts;
}

const accountsOf = (kind: DemoKind): DemoAccount[] =>
  cast.map((whose) => ({
    ...whose,
    password: kind === 'local' ? DEMO_PASSWORD : randomBytes(12).toString('base64url'),
  }));

type Ports = Parameters<typeof setLocked>[0];

/**
 * Locks the demo accounts if there is no demo, and unlocks them if there is one. Accounts with the published password stay locked
 * where others have access. If none were recorded, because an earlier version was interrupted, an account of the demo is
 * recognised by that password. Returns whether all of them are unlocked.
 */
export async function lockDemo(
  ports: Ports,
  noted: readonly DemoAccount[] | null,
  kind: DemoKind | null,
): Promise<boolean> {
  const isOpen = await Promise.all(
    (noted ?? cast).map(async (whose) => {
      const isKnown = (!noted || kind === 'reachable') && (await hasPassword(ports, whose, DEMO_PASSWORD));
      if (!noted && !isKnown) return true;
      const locked = kind === null || (kind === 'reachable' && isKnown);
      await setLocked(ports, whose, locked, { commandId: randomUUID(), correlationId: 'demo' }).catch(unlessMissing);
      return !locked;
    }),
  );
  return isOpen.every(Boolean);
}

/** A recorded account may not exist yet. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof Refusal) || error.code !== 'ACCOUNT_NOT_FOUND') throw error;
}
