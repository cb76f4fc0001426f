import { expect, test } from '@jest/globals';
import { entryUri, isEntryUri } from './entry-uri.js';

test.each([
  ...['urn:uuid:3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'urn:oid:2.16.840.1', 'https://city.example/Condition/7'],
  ...['http://city.example/Condition/7?x=1#y', 'https://city.example/bundles|42#Condition/7'],
])('%s may identify an entry', (uri) => expect([isEntryUri(uri), entryUri.parse(uri)]).toEqual([true, uri]));

test.each([
  ...[
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///x',
  ],
  ...[
    'urn:isbn:1',
    'ftp://x',
    '//city.example/7',
    'Condition/7',
    '',
    'urn:uuid:',
    'https://',
    'https://a b',
    'https://"><img>',
  ],
])('%j may not', (uri) => expect(isEntryUri(uri)).toBe(false));

test('the case of a UUID does not matter', () => {
  const uuid = 'urn:uuid:3f2504e0-4f89-11d3-9a0c-0305e82c3301';
  expect(entryUri.parse(` ${uuid.toUpperCase()}`)).toBe(uuid);
  expect(entryUri.parse('https://city.example/A')).toBe('https://city.example/A');
});
