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
  /** Doctors give it when they sign in. */
  mobileNumber: z.string().optional(),
  password: z.string(),
});
export type DemoAccount = z.infer<typeof account>;

/** `local`: one password that everybody knows, where nobody but this machine comes in. `reachable`: passwords made at random. */
export type DemoKind = 'local' | 'reachable';

/** Where the accounts of the demo stand with their passwords; only its owner may read it. */
export const accountsFile = (dataDir: string): string => join(dataDir, 'demo-accounts.json');

/** Present once everything of the demo is planted. */
export const plantedMarker = (dataDir: string): string => join(dataDir, 'demo-planted');

/** The accounts that were planted in a data folder, or began to be; null where none were noted. */
export async function notedAccounts(dataDir: string): Promise<DemoAccount[] | null> {
  const text = await readFile(accountsFile(dataDir), 'utf8').catch(unlessNone);
  if (text !== null) return z.array(account).parse(JSON.parse(text));
  // An earlier version noted only that it had planted them.
  return (await readFile(plantedMarker(dataDir)).catch(unlessNone)) === null ? null : accountsOf('local');
}

function unlessNone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Notes who is going to be planted, before anybody is: a planting that is cut short leaves no account that nobody knows of. */
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
 * Locks what was planted where there is no demo, and unlocks it where there is one. The password that everybody knows opens nothing
 * where others come in. Where nothing was noted, because an earlier version was cut short while it planted, an account of
 * the demo is known by that password. Answers whether all of them are open.
 */
export async function lockDemo(
  ports: Ports,
  noted: readonly DemoAccount[] | null,
  kind: DemoKind | null,
): Promise<boolean> {
  let open = true;
  for (const whose of noted ?? cast) {
    const isKnown = (!noted || kind === 'reachable') && (await hasPassword(ports, whose, DEMO_PASSWORD));
    if (!noted && !isKnown) continue;
    const locked = kind === null || (kind === 'reachable' && isKnown);
    if (locked) open = false;
    await setLocked(ports, whose, locked, { commandId: randomUUID(), correlationId: 'demo' }).catch(unlessMissing);
  }
  return open;
}

/** One that is noted may not have been planted yet. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof Refusal) || error.code !== 'ACCOUNT_NOT_FOUND') throw error;
}
