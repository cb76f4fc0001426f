import { describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isInternal } from '@anamnesis/contracts/language/route';
import { routes } from '@anamnesis/contracts/routes';
import { chooseLocation } from '../testing/choose-location.js';
import { samplePaths } from '../testing/sample-paths.js';
import { composeNetwork, nginxConfiguration } from './nginx.js';

const committed = await readFile(resolve(import.meta.dirname, '../../gateway/nginx.conf'), 'utf8');
const upstreamOf = (path: string) => /proxy_pass http:\/\/\$(\w+);/.exec(chooseLocation(committed, path))?.[1];

test('the committed nginx.conf matches the route table (npm run gateway -w @anamnesis/deploy)', () => {
  expect(committed).toBe(nginxConfiguration(routes, composeNetwork));
});

const open = routes.filter((route) => !isInternal(route));

describe('nginx.conf', () => {
  test.each(
    open.flatMap((route) => samplePaths(route).map((path) => [`${route.method} ${path}`, route, path] as const)),
  )('sends %s to its owner', (_name, { owner, method }, path) => {
    const byMethod = method === 'GET' ? 'query-service' : 'command-service';
    const upstream = upstreamOf(path);
    expect(upstream === 'by_method' ? byMethod : upstream?.replace('_', '-')).toBe(owner);
  });

  test.each([
    ['/socket.io/', 'notification_service'],
    ['/api/docs', 'query_service'],
    ['/api/docs/page.css', 'query_service'],
    ['/api/openapi.json', 'query_service'],
  ])('sends %s to %s', (path, upstream) => {
    expect(upstreamOf(path)).toBe(upstream);
  });

  test.each(['/', '/user-tele', '/meet/room-1', '/doctors', '/assets/app.js'])(
    'serves %s from the frontend',
    (path) => {
      expect(chooseLocation(committed, path)).toContain('try_files /$coding');
    },
  );

  test.each([...routes.filter(isInternal).flatMap(samplePaths), '/metrics', '/health/ready'])(
    'routes nothing to %s',
    (path) => {
      expect(upstreamOf(path)).toBe(undefined);
      expect(chooseLocation(committed, path)).toContain('return 404');
    },
  );

  test('never serves a page for an unknown API path', () => {
    expect(chooseLocation(committed, '/api/no-such-call')).toContain('return 404');
  });
});
