import { expect, test } from '@jest/globals';
import { own, permit, policy } from '@anamnesis/contracts/language/policy';
import type { FileName } from '@anamnesis/platform/files/file-store';
import { grantedFiles } from './granted-files.js';

test("a file is opened only under a policy's grant, and only for the grant's subject", async () => {
  const opened: FileName[] = [];
  const files = grantedFiles({
    open: (name) => {
      opened.push(name);
      return Promise.resolve(null);
    },
  });
  const { look } = policy({ look: { patient: own } });
  const grant = permit({ id: 'meera', role: 'patient' }, look, undefined);
  const aboutMeera = { ...grant, subject: 'meera' };
  await files.open(aboutMeera, { id: 'a', edge: 96 });
  const other = { id: 'b', subject: 'nikhil' };
  await files.open(aboutMeera, other);
  // @ts-expect-error: not granted by a policy
  await files.open({ subject: 'nikhil', ground: { purpose: 'consultation' } }, { id: 'c' }).catch(() => undefined);
  // @ts-expect-error: the subject may be missing
  await files.open(grant, { id: 'd' });
  expect(opened.slice(0, 2)).toEqual([
    { id: 'a', edge: 96, subject: 'meera' },
    { id: 'b', subject: 'meera' },
  ]);
});
