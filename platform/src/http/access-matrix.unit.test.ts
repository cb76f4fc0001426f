import { describe, expect, test } from '@jest/globals';
import { doneReply } from '@anamnesis/contracts/language/reply';
import type { Access, Route } from '@anamnesis/contracts/language/route';
import { routes } from '@anamnesis/contracts/routes';
import { accessMatrix } from './access-matrix.js';

const route = (access: Access, secondFactor?: boolean): Route => ({
  name: 'thing',
  summary: '',
  feature: 'things',
  owner: 'query-service',
  method: 'GET',
  path: '/api/thing',
  access,
  ...(secondFactor !== undefined && { secondFactor }),
  reply: doneReply,
  errors: [],
});
const expected = (access: Access, secondFactor?: boolean) =>
  Object.values(accessMatrix([route(access, secondFactor)])[0]!.expected);

describe('the access matrix', () => {
  // anonymous, owner, other patient, treating doctor, the same by password alone, other doctor, auditor, the same, operator, worker
  test.each<[string, Access, unknown[]]>([
    ['a public route', 'public', Array(10).fill('allowed')],
    [
      'what a patient asks about themselves',
      { patient: 'self' },
      [401, 'allowed', 'allowed', 403, 403, 403, 403, 403, 403, 401],
    ],
    [
      'what parties alone may',
      { patient: 'party', doctor: 'party' },
      [401, 'allowed', 404, 'allowed', 'allowed', 404, 403, 403, 403, 401],
    ],
    [
      'what every doctor and auditor may',
      { doctor: 'any', auditor: 'any' },
      [401, 403, 403, 'allowed', 'allowed', 'allowed', 'allowed', 'second-factor', 403, 401],
    ],
    ['what operators alone may', { operator: 'any' }, [401, 403, 403, 403, 403, 403, 403, 403, 'allowed', 401]],
    ['what the product itself does', 'worker', [...Array<unknown>(9).fill(401), 'allowed']],
  ])('%s', (_what, access, outcomes) => expect(expected(access)).toEqual(outcomes));

  test.each<[string, boolean, unknown[]]>([
    [
      'what takes a second factor',
      true,
      [401, 'allowed', 'allowed', 'allowed', 'second-factor', 'allowed', 'allowed', 'second-factor', 403, 401],
    ],
    [
      'what never takes one',
      false,
      [401, 'allowed', 'allowed', 'allowed', 'allowed', 'allowed', 'allowed', 'allowed', 403, 401],
    ],
  ])('%s', (_what, secondFactor, outcomes) =>
    expect(expected({ patient: 'self', doctor: 'self', auditor: 'self' }, secondFactor)).toEqual(outcomes),
  );

  test('names a route nobody in it may use', () => {
    expect(() => accessMatrix([route({})])).toThrow('Nobody in the matrix may use thing');
  });

  test('holds every route of the product', () => {
    expect(accessMatrix(routes).map((row) => row.route.name)).toEqual(routes.map(({ name }) => name));
    expect(routes.length).toBeGreaterThan(20);
  });
});
