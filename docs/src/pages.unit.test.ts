import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { errors } from '@anamnesis/contracts/language/errors';
import { routes } from '@anamnesis/contracts/routes';
import { errorsPage } from './errors.js';
import { pages } from './pages.js';

// Written anew by `npm run write -w docs`.
test.each(Object.keys(pages))('%s stands as the contracts have it now', async (name) => {
  expect(await readFile(new URL(`../${name}`, import.meta.url), 'utf8')).toBe(pages[name]?.());
});

test('the catalogue page holds every code with its sentence', () => {
  const page = errorsPage(routes);
  for (const [code, { status, message }] of Object.entries(errors)) {
    expect(page).toContain(`| ${status} | \`${code}\` | ${message} |`);
  }
  expect(page).toContain(
    '| 409 | `SLOT_TAKEN` | This time was taken a moment ago. Please choose another one. | bookAppointment',
  );
});
