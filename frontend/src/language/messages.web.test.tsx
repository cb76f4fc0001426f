import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/render-page';
import { setLanguage } from './language';
import { currentMessages, defineMessages, useMessages } from './messages';

afterEach(() => {
  cleanup();
  setLanguage('en');
});

const hi = (text: string) => ({ hi: () => Promise.resolve({ default: { text } }) });
const twoTexts = () =>
  [defineMessages({ text: 'Home' }, hi('होम')), defineMessages({ text: 'Next' }, hi('आगे'))] as const;

function Page({ messages: [first, second] }: { messages: ReturnType<typeof twoTexts> }) {
  const home = useMessages(first);
  const next = useMessages(second);
  const [count] = useState(1);
  return <p>{`${home.text} ${next.text} ${count}`}</p>;
}

test('a page follows the language', async () => {
  const messages = twoTexts();
  renderPage(<Page messages={messages} />);
  expect(screen.getByText('Home Next 1')).toBeTruthy();
  await act(async () => setLanguage('en-XA'));
  expect(await screen.findByText('Ĥóḿé Ńéẋţ 1')).toBeTruthy();
  expect(currentMessages(messages[0]).text).toBe('Ĥóḿé');
  await act(async () => setLanguage('en'));
  expect(await screen.findByText('Home Next 1')).toBeTruthy();
});

test('a component that suspends for its texts keeps the order of its hooks', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  setLanguage('en-XA');
  await act(async () => void renderPage(<Page messages={twoTexts()} />));
  expect(await screen.findByText('Ĥóḿé Ńéẋţ 1')).toBeTruthy();
  expect(errors.mock.calls).toEqual([]);
  errors.mockRestore();
});

test('texts that are not loaded yet cannot be read outside a component', () => {
  setLanguage('en-XA');
  expect(() => currentMessages(defineMessages({ text: 'Home' }, hi('होम')))).toThrow('not loaded');
});
