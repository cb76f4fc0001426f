import { describe, expect, test } from '@jest/globals';
import { usernamesFor } from './username-proposals.js';

const id = '0a1b2c3d-4e5f-4000-8000-000000000001';

describe('proposed usernames', () => {
  test('are the first name, then the first name with characters of the account id', () => {
    expect(usernamesFor('Meera Joshi', id).slice(0, 3)).toEqual(['meera', 'meera-0a1b', 'meera-2c3d']);
  });
  test.each([
    ['Élodie-Anne Dubois', 'élodieanne'],
    ['  अनन्या राव', 'अनन्या'],
    ['Al Rao', 'patient'],
    ['', 'patient'],
    ['<script> x', 'script'],
  ])('of %s begin with %s', (name, first) => {
    expect(usernamesFor(name, id)[0]).toBe(first);
  });
  test('have a valid length and are distinct', () => {
    const all = usernamesFor('x'.repeat(300), id);
    expect(all.every(({ length }) => length >= 3 && length <= 40)).toBe(true);
    expect(new Set(all).size).toBeGreaterThan(4);
  });
});
