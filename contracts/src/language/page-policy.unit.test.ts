import { expect, test } from '@jest/globals';
import { pagePolicy, permissionsPolicy } from './page-policy.js';

const framed = (meetingBaseUrl: string) => pagePolicy(meetingBaseUrl)['frame-src'];

test("with the product's own meeting page, only that page is framed and may request camera and microphone", () => {
  expect(framed('/meet')).toEqual(["'self'"]);
  expect(permissionsPolicy('/meet')).toContain('camera=(self), microphone=(self),');
});

test('with an external meeting service, its origin may be framed too and may request camera and microphone', () => {
  expect(framed('https://meet.example:8443/clinic')).toEqual(["'self'", 'https://meet.example:8443']);
  expect(permissionsPolicy('https://meet.example:8443/clinic')).toContain(
    'camera=(self "https://meet.example:8443"), microphone=(self "https://meet.example:8443"),',
  );
});

test('no page may request the geolocation', () => {
  for (const baseUrl of ['/meet', 'https://meet.example'])
    expect(permissionsPolicy(baseUrl)).toContain('geolocation=()');
});

test('a page loads scripts and connects from its own origin only, and inline styles are permitted by hash', () => {
  const { 'script-src': scripts, 'style-src': styles, 'connect-src': calls } = pagePolicy('/meet');
  expect({ scripts, calls }).toEqual({ scripts: ["'self'"], calls: ["'self'"] });
  for (const source of styles ?? []) expect(source).toMatch(/^'(self|sha256-[\w+/]{43}=)'$/);
});
