import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { routes } from '../routes.js';
import type { Route } from './route.js';
import { secret, withoutSecrets } from './secret.js';

test('what is marked is left out, also where it may be missing', () => {
  const schema = z.object({ email: z.string(), password: secret(z.string()), otp: secret(z.string()).optional() });
  expect(withoutSecrets(schema, { email: 'meera@example.org', password: 'x', otp: 'y' })).toEqual({
    email: 'meera@example.org',
  });
});

const SOUNDS_SECRET = /password|token|code|otp|secret|challenge|setup|^state$/i;
const fields = (routes as readonly Route[]).flatMap(({ name, body }) =>
  Object.keys(body?.shape ?? {}).map((field) => ({ name, field, body: body as z.ZodObject })),
);

describe('of the route table, every field that sounds like a secret is marked as one', () => {
  const sounding = fields.filter(({ field }) => SOUNDS_SECRET.test(field));
  test('and there are some', () => expect(sounding.length).toBeGreaterThan(10));
  test.each(sounding)('$name: $field', ({ field, body }) => expect(withoutSecrets(body, { [field]: 'x' })).toEqual({}));
});

test('nothing else of it is', () => {
  for (const { field, body } of fields.filter((each) => !SOUNDS_SECRET.test(each.field)))
    expect(withoutSecrets(body, { [field]: 'x' })).toEqual({ [field]: 'x' });
});
