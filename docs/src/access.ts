import type { Route } from '@anamnesis/contracts/language/route';
import { socketDeeds } from '@anamnesis/contracts/sessions/policy';
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
  const words = Object.entries(socketDeeds).map(([word, deed]) =>
    row([word, ...signedIn.map((name) => cell(outcomeOf(people[name] as Parameters<typeof outcomeOf>[0], deed)))]),
  );
  return `# Who may do what

The answers of the policies (\`contracts/src/*/policy.ts\`) about an appointment of the patient-owner and the treating
doctor, and about what belongs to the two: the patient's face and note, the doctor's hours and certificate. "By
password" is without a second factor, where the installation asks for one. Each answer is tried on the running product.

## Calls

${row(['Call', ...names])}
${row(['---', ...names.map(() => '---')])}
${calls.join('\n')}

## Words over a socket

${row(['Word', ...signedIn])}
${row(['---', ...signedIn.map(() => '---')])}
${words.join('\n')}
`;
}
