import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { isWithin } from './reach.js';

const HOST = 'localhost:8080';
const request = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  ({ headers: { host: HOST, ...headers }, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('a component for this machine only', () => {
  test('accepts this machine, under any loopback name', () => {
    expect(isWithin('this-machine', request(), HOST)).toBe(true);
    expect(isWithin('this-machine', request({ host: '127.0.0.1:8080' }, '::1'), HOST)).toBe(true);
  });
  test.each(['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])(
    'rejects requests of a proxy with the header %s',
    (header) => expect(isWithin('this-machine', request({ [header]: 'anything' }), HOST)).toBe(false),
  );
  test('rejects other machines and other host names', () => {
    expect(isWithin('this-machine', request({}, '192.0.2.7'), HOST)).toBe(false);
    expect(isWithin('this-machine', request({ host: 'health.example.org' }), HOST)).toBe(false);
  });
});
