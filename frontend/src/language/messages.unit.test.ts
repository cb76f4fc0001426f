import { expect, test } from '@jest/globals';
import { parse } from '@formatjs/icu-messageformat-parser';
import { defineMessages } from './messages';
import { pseudo } from './pseudo';

const messages = defineMessages(
  {
    title: 'Home',
    days: '{days, plural, one {# day} other {# days}} of {name}',
    parts: { morning: 'Good morning', list: ['M', 'T'] },
  },
  {},
);
const english = messages.in('en');
if (english instanceof Promise) throw new Error('English is not loaded with its page');

test('a message without arguments is a string, in groups and lists too', () => {
  expect(english.title).toBe('Home');
  expect(english.parts.morning).toBe('Good morning');
  expect(english.parts.list[1]).toBe('T');
});

test.each([
  [1, '1 day of Meera'],
  [2, '2 days of Meera'],
  [1200, '1,200 days of Meera'],
])('%i days are said as %j', (days, words) => expect(english.days({ days, name: 'Meera' })).toBe(words));

test('the pseudo-locale accents words, and neither arguments nor branches', () => {
  const tree = parse('{days, plural, one {# day} other {# days}} of {name}');
  expect(pseudo('Home')).toBe('Ĥóḿé');
  expect(pseudo('%{count} days')).toBe('%{count} đáýś');
  expect(JSON.stringify(pseudo(tree))).toContain('"value":"days"');
  expect(JSON.stringify(pseudo(tree))).toContain('đáýś');
  expect(pseudo({ list: ['a', { deep: 'b' }] })).toEqual({ list: ['á', { deep: 'ƀ' }] });
});

test('the pseudo-locale parses messages that are not compiled', () => {
  expect(JSON.stringify(pseudo('Until {day}'))).toContain('"value":"day"');
});
