import { expect, test } from '@jest/globals';
import { demoKind } from './demo-kind.js';

const here = 'http://localhost:8080';
const outside = 'https://health.example.org';
const local = '127.0.0.1';

test.each([
  ['this machine only', {}, { HOST: local }, here, 'local'],
  ['this machine only, requested', { demo: true }, { HOST: '::1' }, 'http://127.0.0.1:8080', 'local'],
  ['this machine only, declined', { 'no-demo': true }, { HOST: local }, here, null],
  ['this machine only, declined by a setting', {}, { HOST: local, DEMO: false }, here, null],
  ['every address', {}, { HOST: '0.0.0.0' }, here, null],
  ['a public name', {}, { HOST: local }, outside, null],
  ['a public name, requested', { demo: true }, { HOST: local }, outside, 'reachable'],
  ['every address, requested by a setting', {}, { HOST: '0.0.0.0', DEMO: true }, here, 'reachable'],
  ['every address, requested and declined', { demo: true, 'no-demo': true }, { HOST: '0.0.0.0' }, here, null],
] as const)('%s', (_, asked, settings, address, kind) => expect(demoKind(asked, settings, address)).toBe(kind));
