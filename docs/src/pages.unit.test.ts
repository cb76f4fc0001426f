import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { errors, errorsByFeature } from '@anamnesis/contracts/errors';
import { isInternal } from '@anamnesis/contracts/language/route';
import { routes } from '@anamnesis/contracts/routes';
import { API_INFO } from '@anamnesis/platform/http/docs-routes';
import { openApiOf } from '@anamnesis/platform/http/openapi';
import { errorsPage } from './errors.js';
import { pages } from './pages.js';

// `npm run write -w docs` generates them.
test.each(Object.keys(pages))('%s agrees with the contracts', async (name) => {
  expect(await readFile(new URL(`../${name}`, import.meta.url), 'utf8')).toBe(pages[name]?.());
});

test('the API page contains every public route under a unique name, and no route of background work', () => {
  const names = Object.values(openApiOf(routes, API_INFO).paths).flatMap((path) =>
    Object.values(path).map((each) => String(each['operationId'])),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const { name, action } of routes) expect([name, names.includes(name)]).toEqual([name, !isInternal({ action })]);
});

test('the page of errors contains every code with its sentence', () => {
  const page = errorsPage(routes);
  for (const [code, { status, message }] of Object.entries(errors)) {
    expect(page).toContain(`| ${status} | \`${code}\` | ${message} |`);
  }
  expect(page).toContain(
    '| 409 | `SLOT_TAKEN` | This time was taken a moment ago. Please choose another one. | `nextFree?` | bookAppointment',
  );
});

test('the page of errors says of each code what returns it: any call only of errors that belong to no feature', () => {
  const callsOf = new Map(
    errorsPage(routes)
      .split('\n')
      .map((line) => line.split(' | '))
      .map((cells) => [cells[1] ?? '', cells.at(-1)?.replace(/ \|$/, '') ?? '']),
  );
  for (const code of ['UNAVAILABLE', 'TOO_MANY_TRIES', 'DISK_FULL', 'NOT_SIGNED_IN'])
    expect([code, callsOf.get(`\`${code}\``)]).toEqual([code, 'any call']);
  for (const code of ['TOO_MANY_CONNECTIONS', 'MEETING_TAKEN'])
    expect([code, callsOf.get(`\`${code}\``)]).toEqual([code, 'a live connection']);
  const { language: _, ...features } = errorsByFeature;
  for (const code of Object.values(features).flatMap(Object.keys))
    expect([code, callsOf.get(`\`${code}\``)]).toEqual([code, expect.not.stringMatching(/^(any call)?$/)]);
});
