import { expect, test } from '@jest/globals';
import type { Route } from '@anamnesis/contracts/language/route';
import { routeOwners } from './gateway.js';
import { testActions } from '@anamnesis/platform/http/testing/actions';

const route = (method: 'GET' | 'POST', path: string, owner: Route['owner']): Route => ({
  ...{ name: path, summary: '', feature: 'test', method, path, owner, action: testActions.byAnyone, errors: [] },
});
const ownerOf = routeOwners([
  route('POST', '/api/answers', 'command-service'),
  route('GET', '/api/answers', 'query-service'),
  route('GET', '/api/:anything', 'query-service'),
  route('POST', '/api/book', 'command-service'),
]);

test.each([
  ['GET', '/api/answers', 'query-service'],
  ['HEAD', '/api/answers', 'query-service'],
  ['POST', '/api/answers', 'command-service'],
  ['DELETE', '/api/answers', 'command-service'],
  ['GET', '/api/book', 'command-service'],
  ['GET', '/api/other', 'query-service'],
  ['GET', '/elsewhere', null],
])('%s %s goes to %s', (method, path, owner) => expect(ownerOf(path, method)).toBe(owner));
