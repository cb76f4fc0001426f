import { expect, test } from '@jest/globals';
import { deviceOf } from './device.js';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Microsoft Edge on Windows',
  ],
  ['', 'An unknown device'],
  ['<script>alert(1)</script>', 'An unknown device'],
])('%.40s… is %s', (userAgent, name) => expect(deviceOf(userAgent).name).toBe(name));

test('the browser and the system are told apart, so that each language can name them together', () => {
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0')).toMatchObject({
    ...{ program: 'Firefox', system: 'Linux' },
  });
  expect(deviceOf('')).toMatchObject({ program: null, system: null });
});
