import { expect, test } from '@jest/globals';
import { filled, incomplete } from './email-list';

const inputs = ['a@example.org', ' ', 'meena.joshi@mail', ' b@mail.example ', 'x', '@mail.example', 'a@b..c'].map(
  (text, id) => ({ id, text }),
);

test('blank addresses are dropped, others are trimmed', () => {
  expect(filled(inputs).map(({ id }) => id)).toEqual([0, 2, 3, 4, 5, 6]);
  expect(filled(inputs)[2]).toEqual({ id: 3, text: 'b@mail.example' });
});

test('an address needs a name, an @ and a domain with a dot', () => {
  expect(incomplete(inputs)).toEqual([2, 4, 5, 6]);
});
