import { expect, test } from '@jest/globals';
import { pagePolicy, permissionsPolicy } from './page-policy.js';

const framed = (meetingBaseUrl: string) => pagePolicy(meetingBaseUrl)['frame-src'];

test("the product's own meeting page is the only frame, and may ask for camera and microphone", () => {
  expect(framed('/meet')).toEqual(["'self'"]);
  expect(permissionsPolicy('/meet')).toContain('camera=(self), microphone=(self),');
});

test('a meeting elsewhere is framed from there alone, and may ask for them too', () => {
  expect(framed('https://meet.example:8443/clinic')).toEqual(["'self'", 'https://meet.example:8443']);
  expect(permissionsPolicy('https://meet.example:8443/clinic')).toContain(
    'camera=(self "https://meet.example:8443"), microphone=(self "https://meet.example:8443"),',
  );
});

test('nothing ever asks where somebody is', () => {
  for (const place of ['/meet', 'https://meet.example']) expect(permissionsPolicy(place)).toContain('geolocation=()');
});

test('a page runs, loads and calls nothing that is not the product’s own', () => {
  const { 'script-src': scripts, 'style-src': styles, 'connect-src': calls } = pagePolicy('/meet');
  expect({ scripts, calls }).toEqual({ scripts: ["'self'"], calls: ["'self'"] });
  for (const source of styles ?? []) expect(source).toMatch(/^'(self|sha256-[\w+/]{43}=)'$/);
});
