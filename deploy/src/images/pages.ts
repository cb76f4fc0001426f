import { isInternal } from '@anamnesis/contracts/language/route';
import { routes } from '@anamnesis/contracts/routes';

type Expectation = readonly [method: string, path: string, status: number];

/** Internal routes, readiness and metrics, which the gateway must not serve. */
const internal: readonly Expectation[] = [
  ...routes.filter(isInternal).map(({ method, path }) => [method, path.replace(/:\w+/g, 'x'), 404] as const),
  ['GET', '/health/ready', 404],
  ['GET', '/metrics', 404],
];

/** Deviations from the expected status of pages, documentation and internal routes at the gateway. */
export async function wrongAnswers(address: string): Promise<readonly string[]> {
  const page = await (await fetch(address)).text();
  const [script = '/assets/no-script-in-the-page.js'] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  const expected: readonly Expectation[] = [
    ['GET', '/', 200],
    ['GET', script, 200],
    ['GET', `${script}.map`, 404],
    ['GET', '/api/docs', 200],
    ['GET', '/api/docs/style.css', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/no-such-call', 404],
    ...internal,
  ];
  const answers = await Promise.all(
    expected.map(async ([method, path, status]) => {
      const answer = await fetch(`${address}${path}`, { method });
      return answer.status === status ? [] : [`${method} ${path} returned ${answer.status}, not ${status}`];
    }),
  );
  return answers.flat();
}
