import { z } from 'zod';
import { accountRoles, type AccountRole } from '@anamnesis/contracts/language/account-role';
import {
  BODY_MALFORMED,
  BODY_TOO_LARGE,
  BODY_TOO_SLOW,
  COMMAND_ID_REUSED,
  DISK_FAILING,
  DISK_FULL,
  INTERNAL,
  NOT_ALLOWED,
  NOT_SIGNED_IN,
  ORIGIN_REFUSED,
  SECOND_FACTOR_REQUIRED,
  TOKEN_EXPIRED,
  STILL_BUILDING,
  TOO_MANY_TRIES,
  UNAVAILABLE,
} from '@anamnesis/contracts/language/errors';
import { COMMAND_ID, MIN_POSITION, POSITION } from '@anamnesis/contracts/language/headers';
import type { ErrorKind } from '@anamnesis/contracts/language/refusal';
import { refusalReply } from '@anamnesis/contracts/language/reply';
import { type FilePart, isCommand, isInternal, isOpenToAll, type Route } from '@anamnesis/contracts/language/route';
import { needsSecondFactor } from '@anamnesis/contracts/language/second-factor';

type Json = Readonly<Record<string, unknown>>;
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly tags: readonly { name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: Json;
}

/** Errors that any route can return. */
export const ALWAYS: readonly ErrorKind[] = [
  ...[TOO_MANY_TRIES, STILL_BUILDING, UNAVAILABLE],
  ...[DISK_FULL, DISK_FAILING, INTERNAL],
];
const SIGNED_IN: readonly ErrorKind[] = [NOT_SIGNED_IN, TOKEN_EXPIRED, NOT_ALLOWED];
const COMMANDING: readonly ErrorKind[] = [
  ...([BODY_MALFORMED, BODY_TOO_LARGE, BODY_TOO_SLOW] as const),
  ...([ORIGIN_REFUSED, COMMAND_ID_REUSED] as const),
];

/** The route table as an OpenAPI 3.1 document, without internal routes; each alias has its own path. */
export function openApiOf(
  routes: readonly Route[],
  info: { title: string; version: string; description?: string },
): OpenApi {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    // Readers of the document cannot call internal routes.
    if (isInternal(route)) continue;
    for (const [index, path] of [route.path, ...(route.aliases ?? [])].entries()) {
      const item = (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {});
      item[route.method.toLowerCase()] = operation(route, index);
    }
  }
  const kinds = routes.filter((route) => !isInternal(route)).flatMap(kindsOf);
  return {
    openapi: '3.1.0',
    info,
    tags: [...new Set(routes.map(({ feature }) => feature))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: schemaOf(refusalReply, 'output'), ...refusalSchemas(kinds) },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(route: Route, alias: number): Json {
  const body = requestBody(route);
  return {
    operationId: alias === 0 ? route.name : `${route.name}Alias${alias}`,
    summary: route.summary,
    tags: [route.feature],
    security: isOpenToAll(route) ? [] : [{ accessToken: [] }],
    ...(isOpenToAll(route) ? {} : { 'x-access': whoMay(route) }),
    ...(secondFactorRoles(route).length > 0 ? { 'x-second-factor': secondFactorRoles(route) } : {}),
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...parameters(route.headers, 'header'),
      isCommand(route)
        ? header(COMMAND_ID, 'A UUID of the caller: a repeated command with the same id is executed once.', {
            type: 'string',
            format: 'uuid',
          })
        : header(MIN_POSITION, 'Reply only once the read model has reached this log position.', {
            type: 'string',
            pattern: '^\\d+$',
          }),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: { [route.status ?? 200]: success(route), ...refusals(route) },
  };
}

/** The condition under which each role may call the route, in the policy's words. */
const whoMay = ({ action }: Route): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(action.rules).map(([role, { when }]) => [role, when]));

/** The roles that need a second factor. */
const secondFactorRoles = (route: Route): readonly AccountRole[] =>
  accountRoles.filter((role) => needsSecondFactor(route, role));

function requestBody(route: Route): Json | null {
  const { body, files, content: raw } = route;
  if (raw) return { required: true, content: { [raw.mediaType]: { schema: rawSchema(raw.maxBytes) } } };
  if (!(body ?? files)) return null;
  const json = body ? schemaOf(body, 'input') : { type: 'object' };
  const content: Record<string, Json> = { 'application/json': { schema: json } };
  if (files) {
    const parts = Object.fromEntries(Object.entries(files).map(([name, part]) => [name, fileSchema(part)]));
    const properties = { ...(json['properties'] as Json | undefined), ...parts };
    content['multipart/form-data'] = { schema: { ...json, properties } };
  }
  return { required: true, content };
}

const rawSchema = (maxBytes: number): Json => ({
  ...{ type: 'string', format: 'binary' },
  description: `At most ${maxBytes / 1024 / 1024} MiB, with its length`,
});

function fileSchema({ types, most, maxBytes }: FilePart): Json {
  const description = `${types.join(' or ')}, at most ${maxBytes / 1024 / 1024} MiB each; detected from its content`;
  const file = { type: 'string', format: 'binary', description };
  return most === 1 ? file : { type: 'array', maxItems: most, items: file };
}

function success(route: Route): Json {
  const { reply, status } = route;
  const headers = isCommand(route)
    ? {
        headers: {
          [POSITION]: { description: 'The log position that the command reached.', schema: { type: 'string' } },
        },
      }
    : {};
  const content = reply
    ? {
        'application/json': { schema: schemaOf(reply, 'output') },
        ...(route.streamed && { 'text/event-stream': { schema: schemaOf(route.streamed, 'output') } }),
      }
    : { '*/*': { schema: { type: 'string', format: 'binary' } } };
  return { description: 'Done', ...headers, ...(status === 204 ? {} : { content }) };
}

/** Every error the route can return, by status, each with its sentence. */
function refusals(route: Route): Record<string, Json> {
  const kinds = kindsOf(route);
  const statuses = [...new Set(kinds.map(({ status }) => status))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const each = kinds.filter((kind) => kind.status === status);
      return [
        String(status),
        {
          description: each.map(({ code, message }) => `${code}: ${message}`).join('\n\n'),
          'x-codes': each.map(({ code }) => code),
          content: { 'application/json': { schema: refusalSchema(each) } },
        },
      ];
    }),
  );
}

/** Every error that the route can return. */
function kindsOf(route: Route): ErrorKind[] {
  const signedIn = isOpenToAll(route) ? [] : SIGNED_IN;
  const commanding = isCommand(route) ? COMMANDING : [];
  const stronger: readonly ErrorKind[] = secondFactorRoles(route).length > 0 ? [SECOND_FACTOR_REQUIRED] : [];
  return [...new Set([...signedIn, ...stronger, ...route.errors, ...commanding, ...ALWAYS])];
}

const hasParameters = ({ parameters }: ErrorKind) => Object.keys(parameters).length > 0;

/** The schemas of the refusals that have parameters, by code. */
const refusalSchemas = (kinds: readonly ErrorKind[]): Record<string, Json> =>
  Object.fromEntries(
    kinds
      .filter(hasParameters)
      .map(({ code, parameters }) => [
        code,
        schemaOf(refusalReply.extend({ code: z.literal(code), parameters: z.object(parameters).optional() }), 'output'),
      ]),
  );

/** The schema of any of these refusals; those without parameters share one. */
function refusalSchema(kinds: readonly ErrorKind[]): Json {
  const names = kinds.map((kind) => (hasParameters(kind) ? kind.code : 'Refusal'));
  const schemas = [...new Set(names)].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
}

function parameters(schema: z.ZodObject | undefined, location: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: each,
  }));
}

const header = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const schemaWithDialect = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: withoutNoise });
  // OpenAPI 3.1 declares the dialect once per document.
  return Object.fromEntries(Object.entries(schemaWithDialect).filter(([key]) => key !== '$schema'));
}

/** Removes bounds that only mean "a safe integer". */
function withoutNoise({ jsonSchema }: { jsonSchema: { minimum?: number; maximum?: number } }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
