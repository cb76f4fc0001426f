import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { ownStyles } from '@anamnesis/contracts/language/page-policy';

const { resolve } = createRequire(import.meta.url);
const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the styles that the policy lets stand in a page are those of the libraries as they are installed', async () => {
  const provider = await readFile(resolve('@mui/system/cssVars/createCssVarsProvider'), 'utf8');
  const noTransitions = /DISABLE_CSS_TRANSITION = '([^']+)'/.exec(provider)?.[1] ?? '';
  expect(ownStyles).toEqual({ empty: source(''), noTransitions: source(noTransitions) });
});
