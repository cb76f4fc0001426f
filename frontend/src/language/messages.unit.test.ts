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
  {
    hi: () =>
      Promise.resolve({
        default: {
          title: 'होम',
          days: '{name} के {days, plural, one {# दिन} other {# दिन}}',
          parts: { morning: 'सुप्रभात', list: ['सो', 'मं'] },
        },
      }),
  },
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

test('another language has its own words and numbers', async () => {
  const hindi = await messages.in('hi');
  expect([hindi.title, hindi.parts.list[1]]).toEqual(['होम', 'मं']);
  expect(hindi.days({ days: 120_000, name: 'मीरा' })).toBe('मीरा के 1,20,000 दिन');
});

test('a translation that lacks a message, or has a text for a group, does not compile', () => {
  const load = <Source>(source: Source) => ({ hi: () => Promise.resolve({ default: source }) });
  const english = { title: 'Home', parts: { morning: 'Good morning' } } as const;
  // @ts-expect-error: without a message
  defineMessages(english, load({ title: 'होम', parts: {} }));
  // @ts-expect-error: without a group
  defineMessages(english, load({ title: 'होम', parts: 'सुप्रभात' }));
  // @ts-expect-error: without the language
  defineMessages(english, {});
  expect(defineMessages(english, load({ title: 'होम', parts: { morning: 'सुप्रभात' } }))).toBeDefined();
});

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
