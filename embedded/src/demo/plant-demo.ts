import { stat, writeFile } from 'node:fs/promises';
import type { DemoAccount } from './demo-accounts.js';
import { createDemoClient } from './demo-client.js';
import { plantHours } from './plant-hours.js';
import { plantPeople, type Ports } from './plant-people.js';
import { plantVisits } from './plant-visits.js';

/**
 * Fills a new installation, all through the product's own calls: patients, verified doctors and one who waits to be verified, an
 * operator, an auditor, consultations that are over and some to come. Command ids are fixed, so a planting that was cut
 * short is completed by the next start.
 */
export async function plantDemo(
  ports: Ports,
  accounts: readonly DemoAccount[],
  address: string,
  timeZone: string,
  marker: string,
): Promise<void> {
  if (await isThere(marker)) return;
  const client = createDemoClient(address);
  const passwords = new Map(accounts.map(({ email, password }) => [email, password]));
  const passwordOf = (email: string) => {
    const password = passwords.get(email);
    if (password === undefined) throw new Error(`${email} is none of the accounts noted for the demo`);
    return password;
  };
  const people = await plantPeople(client, ports, passwordOf);
  await plantVisits(client, people, timeZone);
  await plantHours(client, people, timeZone);
  await writeFile(marker, new Date().toISOString());
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
