import type { Route } from '@anamnesis/contracts/language/route';
import { socketActions } from '@anamnesis/contracts/sessions/policy';
import { accessMatrix, type Outcome, outcomeOf, people, type Person } from '@anamnesis/contracts/testing/access-matrix';

const names = Object.keys(people) as Person[];
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const cell = (outcome: Outcome) => (outcome === 'allowed' ? 'yes' : `\`${outcome}\``);

/** The results of the policies for each kind of caller, by call and by socket message. */
export function accessPage(routes: readonly Route[]): string {
  const calls = accessMatrix(routes).map(({ route, expected }) =>
    row([route.name, ...names.map((name) => cell(expected[name]))]),
  );
  const signedIn = names.filter((name) => people[name] !== null && people[name] !== 'worker');
  const messages = Object.entries(socketActions).map(([message, action]) =>
    row([message, ...signedIn.map((name) => cell(outcomeOf(people[name] as Parameters<typeof outcomeOf>[0], action)))]),
  );
  return `# Permissions

Results of the policies (\`contracts/src/*/policy.ts\`) for an appointment of the patient-owner and the treating doctor,
and for the data of the two: the patient's picture and note, the doctor's hours and certificate. "By password" means
signed in without a second factor where the installation requires one. A test verifies each result on the running product.

## Calls

${row(['Call', ...names])}
${row(['---', ...names.map(() => '---')])}
${calls.join('\n')}

## Socket messages

${row(['Message', ...signedIn])}
${row(['---', ...signedIn.map(() => '---')])}
${messages.join('\n')}
`;
}
