import { describe, expect, test } from '@jest/globals';
import { standInFor } from './stand-in-for.js';

const here = { GOOGLE_CLIENT_ID: undefined, GOOGLE_STAND_IN: undefined, HOST: '127.0.0.1' };
const at = 'http://localhost:8080';

describe('a stand-in for Google', () => {
  test('serves this machine where nobody else comes in', () => {
    expect(standInFor(here, at, true)?.reach).toBe('this-machine');
  });
  test.each([
    ['that listens to the world', { ...here, HOST: '0.0.0.0' }, at],
    ['whose address is known outside', here, 'https://health.example.org'],
    ['that has the real one', { ...here, GOOGLE_CLIENT_ID: 'id' }, at],
    ['that wants none', { ...here, GOOGLE_STAND_IN: false }, at],
  ])('is not there for an installation %s', (_, settings, address) => {
    expect(standInFor(settings, address, true)).toBeNull();
  });
  test('is not there without a demo, unless it is asked for: every user of the machine may be anyone there', () => {
    expect(standInFor(here, at, false)).toBeNull();
    expect(standInFor({ ...here, GOOGLE_STAND_IN: true }, at, false)?.people).toEqual([]);
  });
  test('faces the world only where that is asked for', () => {
    expect(standInFor({ ...here, HOST: '0.0.0.0', GOOGLE_STAND_IN: true }, at, false)?.reach).toBe('everyone');
  });
  test("offers the demo's people where there is a demo", () => {
    expect(standInFor(here, at, true)?.people[0]).toMatchObject({ fullName: 'Meera Joshi' });
  });
});
