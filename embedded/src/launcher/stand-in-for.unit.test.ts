import { describe, expect, test } from '@jest/globals';
import { standInFor } from './stand-in-for.js';

const here = { GOOGLE_CLIENT_ID: undefined, GOOGLE_STAND_IN: undefined, HOST: '127.0.0.1' };
const at = 'http://localhost:8080';

describe('a stand-in for Google', () => {
  test('serves this machine if no other has access', () => {
    expect(standInFor(here, at, true)?.reach).toBe('this-machine');
  });
  test.each([
    ['that listens on every address', { ...here, HOST: '0.0.0.0' }, at],
    ['with a public address', here, 'https://health.example.org'],
    ['with Google credentials', { ...here, GOOGLE_CLIENT_ID: 'id' }, at],
    ['that disables it', { ...here, GOOGLE_STAND_IN: false }, at],
  ])('does not exist for an installation %s', (_, settings, address) => {
    expect(standInFor(settings, address, true)).toBeNull();
  });
  test('does not exist without a demo unless enabled, because every user of the machine can sign in as anyone', () => {
    expect(standInFor(here, at, false)).toBeNull();
    expect(standInFor({ ...here, GOOGLE_STAND_IN: true }, at, false)?.people).toEqual([]);
  });
  test('serves other machines only if enabled', () => {
    expect(standInFor({ ...here, HOST: '0.0.0.0', GOOGLE_STAND_IN: true }, at, false)?.reach).toBe('everyone');
  });
  test('offers the accounts of the demo if there is one', () => {
    expect(standInFor(here, at, true)?.people[0]).toMatchObject({ fullName: 'Meera Joshi' });
  });
});
