import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { COMMAND_ID_REUSED, WRITE_CONFLICT } from '@anamnesis/contracts/language/errors';
import { defineError } from '@anamnesis/contracts/language/refusal';
import type { Route } from '@anamnesis/contracts/language/route';
import { openApiOf } from './openapi.js';
import { testActions } from './testing/actions.js';

const THING_TAKEN = defineError('THING_TAKEN', 409, 'This thing was taken a moment ago.');
const info = { title: 'Things', version: '1' };
const route: Route = {
  name: 'makeThing',
  summary: 'Makes a thing.',
  feature: 'things',
  owner: 'command-service',
  method: 'POST',
  path: '/api/things/:id',
  aliases: ['/things/:id'],
  action: testActions.byDoctors,
  params: z.object({ id: z.guid() }),
  query: z.object({ loud: z.string().optional() }),
  body: z.object({ size: z.coerce.number().int().min(1), tags: z.string().transform((text) => text.split(',')) }),
  files: { scan: { types: ['pdf'], most: 2, maxBytes: 1024 * 1024 } },
  status: 201,
  reply: z.object({ made: z.number().int() }),
  errors: [THING_TAKEN, WRITE_CONFLICT],
};
interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody: { content: Record<string, { schema: { properties: Record<string, unknown> } }> };
  responses: Record<string, { description: string }>;
}
const api = openApiOf([route], info);
const operation = api.paths['/api/things/{id}']?.['post'] as unknown as Operation;

describe('the OpenAPI document', () => {
  test('lists the roles that need a second factor, and the refusal of sign-ins without it', () => {
    const strong = openApiOf([{ ...route, action: testActions.byDoctorsAndAuditors, secondFactor: true }], info);
    const stronger = strong.paths['/api/things/{id}']?.['post'] as unknown as Operation & {
      'x-second-factor': string[];
    };
    expect(stronger['x-second-factor']).toEqual(['doctor', 'auditor']);
    expect(stronger.responses['403']?.description).toContain('SECOND_FACTOR_REQUIRED');
    expect(operation).not.toHaveProperty('x-second-factor');
    expect(operation.responses['403']?.description).not.toContain('SECOND_FACTOR_REQUIRED');
  });

  test('has a path for the route and for its alias, with different operation ids', () => {
    expect(Object.keys(api.paths)).toEqual(['/api/things/{id}', '/things/{id}']);
    expect([operation.operationId, api.paths['/things/{id}']?.['post']?.['operationId']]).toEqual([
      'makeThing',
      'makeThingAlias1',
    ]);
  });

  test('describes the input: parameters, the body before parsing, files', () => {
    expect(operation.parameters.map(({ name, in: location, required }) => [name, location, required])).toEqual([
      ['id', 'path', true],
      ['loud', 'query', false],
      ['x-command-id', 'header', false],
    ]);
    expect(operation.requestBody.content['multipart/form-data']?.schema.properties).toMatchObject({
      size: { type: 'integer', minimum: 1 },
      tags: { type: 'string' },
      scan: { type: 'array', maxItems: 2, items: { format: 'binary' } },
    });
  });

  test('describes the reply, and each refusal with its sentence under its status', () => {
    expect(operation.responses['201']).toMatchObject({
      content: { 'application/json': { schema: { properties: { made: { type: 'integer' } } } } },
      headers: { 'x-position': {} },
    });
    expect(operation.responses['409']?.description).toBe(
      [THING_TAKEN, WRITE_CONFLICT, COMMAND_ID_REUSED].map(({ code, message }) => `${code}: ${message}`).join('\n\n'),
    );
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
  });

  test('a public route needs no token, any other does', () => {
    expect(operation).toMatchObject({ security: [{ accessToken: [] }], 'x-access': { doctor: 'about themselves' } });
    const open = openApiOf([{ ...route, action: testActions.byAnyone }], info).paths['/api/things/{id}']?.['post'];
    expect(open).toMatchObject({ security: [] });
  });

  test('leaves out internal routes', () => {
    expect(openApiOf([{ ...route, action: testActions.byTheWorker }], info).paths).toEqual({});
  });
});
