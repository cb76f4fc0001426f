/** What the gateway answers where no browser app asks: pages about the calls, and nothing of what is inside. */
export async function wrongAnswers(address: string): Promise<readonly string[]> {
  const page = await (await fetch(address)).text();
  const [script = '/assets/the-page-names-no-script.js'] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  const expected: Readonly<Record<string, number>> = {
    '/': 200,
    [script]: 200,
    [`${script}.map`]: 404,
    '/api/docs': 200,
    '/api/docs/style.css': 200,
    '/api/openapi.json': 200,
    '/api/no-such-call': 404,
  };
  const answers = await Promise.all(
    Object.entries(expected).map(async ([path, status]) => {
      const answer = await fetch(`${address}${path}`);
      return answer.status === status ? [] : [`${path} was answered ${answer.status}, not ${status}`];
    }),
  );
  return answers.flat();
}
