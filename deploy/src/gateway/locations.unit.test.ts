import { describe, expect, test } from '@jest/globals';
import type { Route } from '@anamnesis/contracts/language/route';
import { locationsOf } from './locations.js';
import { testActions } from '@anamnesis/platform/http/testing/actions';

const route = (method: Route['method'], path: string, owner: Route['owner'], more: Partial<Route> = {}): Route => ({
  name: path,
  summary: '',
  feature: 'test',
  method,
  path,
  owner,
  action: testActions.byAnyone,
  errors: [],
  ...more,
});
const reads = (path: string, more?: Partial<Route>) => route('GET', path, 'query-service', more);
const writes = (path: string, more?: Partial<Route>) => route('POST', path, 'command-service', more);
const matches = (routes: readonly Route[]) => locationsOf(routes).map(({ match }) => match);

describe('the locations of a route table', () => {
  test('are exact without parameters and anchored patterns with them', () => {
    expect(matches([reads('/api/list'), reads('/api/list/:id')])).toEqual(['= /api/list', '~ ^/api/list/[^/]+$']);
  });

  test('match a literal segment before a parameter', () => {
    expect(matches([reads('/api/:id/:part'), reads('/api/:id/slots'), reads('/api/recommendations/:id')])).toEqual([
      '~ ^/api/recommendations/[^/]+$',
      '~ ^/api/[^/]+/slots$',
      '~ ^/api/[^/]+/[^/]+$',
    ]);
  });

  test('include every alias', () => {
    expect(matches([reads('/api/one', { aliases: ['/one', '/uno'] })])).toEqual(['= /api/one', '= /one', '= /uno']);
  });

  test('serve a path declared with a trailing slash without it too', () => {
    expect(matches([reads('/api/doctor/')])).toEqual(['= /api/doctor', '= /api/doctor/']);
  });

  test('escape special characters in patterns', () => {
    expect(matches([reads('/api/a.b/:id')])).toEqual(['~ ^/api/a\\.b/[^/]+$']);
  });

  test('are shared by paths that differ only in parameter names', () => {
    expect(matches([reads('/api/:id/x'), reads('/api/:doctorId/x')])).toEqual(['~ ^/api/[^/]+/x$']);
  });

  test('depend on the method where queries and commands share a path', () => {
    expect(locationsOf([reads('/api/rooms'), writes('/api/rooms')])[0]?.owner).toBe('by-method');
  });

  test('are refused where one path and method have two owners', () => {
    expect(() => locationsOf([reads('/api/rooms'), route('GET', '/api/rooms', 'command-service')])).toThrow(
      '/api/rooms',
    );
  });

  test('allow the total size of all files of the route', () => {
    const files = {
      picture: { types: ['image'], most: 1, maxBytes: 5 },
      certificates: { types: ['pdf'], most: 3, maxBytes: 10 },
    } as const;
    expect(
      locationsOf([writes('/api/sign-up', { files }), reads('/api/list')]).map(({ fileBytes }) => fileBytes),
    ).toEqual([0, 35]);
  });
});
