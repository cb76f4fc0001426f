import type { Route } from '@anamnesis/contracts/language/route';
import { socketActions } from '@anamnesis/contracts/sessions/policy';
import {
  accessMatrix,
  type Outcome,
  outcomeOf,
  people,
  type Person,
  recordReaders,
} from '@anamnesis/contracts/testing/access-matrix';

const names = Object.keys(people) as (keyof typeof people)[];
const readers = Object.keys(recordReaders) as Person[];
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const cell = (outcome: Outcome | undefined) =>
  outcome === undefined ? '' : outcome === 'allowed' ? 'yes' : `\`${outcome}\``;

/** The results of the policies for each kind of caller, by call and by socket message. */
export function accessPage(routes: readonly Route[]): string {
  const rows = accessMatrix(routes);
  const calls = rows.map(({ route, expected }) => row([route.name, ...names.map((name) => cell(expected[name]))]));
  const ofRecords = rows
    .filter(({ expected }) => readers.some((name) => name in expected))
    .map(({ route, expected }) => row([route.name, ...readers.map((name) => cell(expected[name]))]));
  const signedIn = names.filter((name) => people[name] !== null && people[name] !== 'worker');
  const messages = Object.entries(socketActions).map(([message, action]) =>
    row([message, ...signedIn.map((name) => cell(outcomeOf(people[name] as Parameters<typeof outcomeOf>[0], action)))]),
  );
  return `# Permissions

Results of the policies (\`contracts/src/*/policy.ts\`) for an appointment of the patient-owner and the treating doctor,
and for the data of the two: the patient's picture and note, the doctor's hours and certificate. "By password" means
signed in without a second factor where the installation requires one. A "share-visitor" has no account, but has opened a
share link of the patient with its pass code; with a wrong code they are anonymous. A test verifies each result on the running product.

## Calls

${row(['Call', ...names])}
${row(['---', ...names.map(() => '---')])}
${calls.join('\n')}

## Further readers of the patient-owner's record

${row(['Call', ...readers])}
${row(['---', ...readers.map(() => '---')])}
${ofRecords.join('\n')}

## Socket messages

${row(['Message', ...signedIn])}
${row(['---', ...signedIn.map(() => '---')])}
${messages.join('\n')}
`;
}
