import { isInternal } from '@anamnesis/contracts/language/route';
import { routes } from '@anamnesis/contracts/routes';

type Expectation = readonly [method: string, path: string, status: number];

/** What the services keep to themselves: the calls of background work, readiness and figures. */
const inside: readonly Expectation[] = [
  ...routes.filter(isInternal).map(({ method, path }) => [method, path.replace(/:\w+/g, 'x'), 404] as const),
  ['GET', '/health/ready', 404],
  ['GET', '/metrics', 404],
];

/** What the gateway answers where no browser app asks: pages about the calls, and nothing of what is inside. */
export async function wrongAnswers(address: string): Promise<readonly string[]> {
  const page = await (await fetch(address)).text();
  const [script = '/assets/the-page-names-no-script.js'] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  const expected: readonly Expectation[] = [
    ['GET', '/', 200],
    ['GET', script, 200],
    ['GET', `${script}.map`, 404],
    ['GET', '/api/docs', 200],
    ['GET', '/api/docs/style.css', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/no-such-call', 404],
    ...inside,
  ];
  const answers = await Promise.all(
    expected.map(async ([method, path, status]) => {
      const answer = await fetch(`${address}${path}`, { method });
      return answer.status === status ? [] : [`${method} ${path} was answered ${answer.status}, not ${status}`];
    }),
  );
  return answers.flat();
}
