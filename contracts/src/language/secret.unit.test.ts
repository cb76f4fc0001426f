import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { routes } from '../routes.js';
import type { Route } from './route.js';
import { secret, withoutSecrets } from './secret.js';

test('fields marked as secret are left out, optional ones too', () => {
  const schema = z.object({ email: z.string(), password: secret(z.string()), otp: secret(z.string()).optional() });
  expect(withoutSecrets(schema, { email: 'meera@example.org', password: 'x', otp: 'y' })).toEqual({
    email: 'meera@example.org',
  });
});

const SECRET_NAME = /password|token|code|otp|secret|challenge|setup|^state$/i;
const fields = (routes as readonly Route[]).flatMap(({ name, body }) =>
  Object.keys(body?.shape ?? {}).map((field) => ({ name, field, body: body as z.ZodObject })),
);

describe('every field of the route table whose name suggests a secret is marked as one', () => {
  const suspected = fields.filter(({ field }) => SECRET_NAME.test(field));
  test('there are such fields', () => expect(suspected.length).toBeGreaterThan(10));
  test.each(suspected)('$name: $field', ({ field, body }) =>
    expect(withoutSecrets(body, { [field]: 'x' })).toEqual({}),
  );
});

test('no other field of the route table is marked as secret', () => {
  for (const { field, body } of fields.filter((each) => !SECRET_NAME.test(each.field)))
    expect(withoutSecrets(body, { [field]: 'x' })).toEqual({ [field]: 'x' });
});
