import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { ownStyles } from '@anamnesis/contracts/language/page-policy';

const PROVIDER = new URL('../../../node_modules/@mui/system/cssVars/createCssVarsProvider.js', import.meta.url);
const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the styles that the policy allows are those of the installed libraries', async () => {
  const provider = await readFile(PROVIDER, 'utf8');
  const noTransitions = /DISABLE_CSS_TRANSITION = '([^']+)'/.exec(provider)?.[1] ?? '';
  expect(ownStyles).toEqual({ empty: source(''), noTransitions: source(noTransitions) });
});
