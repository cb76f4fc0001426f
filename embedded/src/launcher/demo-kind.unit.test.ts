import { expect, test } from '@jest/globals';
import { demoKind } from './demo-kind.js';

const here = 'http://localhost:8080';
const outside = 'https://health.example.org';
const local = '127.0.0.1';

test.each([
  ['this machine alone', {}, { HOST: local }, here, 'local'],
  ['this machine alone, asked for', { demo: true }, { HOST: '::1' }, 'http://127.0.0.1:8080', 'local'],
  ['this machine alone, declined', { 'no-demo': true }, { HOST: local }, here, null],
  ['this machine alone, declined by a setting', {}, { HOST: local, DEMO: false }, here, null],
  ['every address', {}, { HOST: '0.0.0.0' }, here, null],
  ['a name that others know', {}, { HOST: local }, outside, null],
  ['a name that others know, asked for', { demo: true }, { HOST: local }, outside, 'reachable'],
  ['every address, asked for by a setting', {}, { HOST: '0.0.0.0', DEMO: true }, here, 'reachable'],
  ['every address, asked for and declined', { demo: true, 'no-demo': true }, { HOST: '0.0.0.0' }, here, null],
] as const)('%s', (_, asked, settings, address, kind) => expect(demoKind(asked, settings, address)).toBe(kind));
