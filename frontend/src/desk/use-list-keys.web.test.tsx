import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { useCallback, useRef, useState } from 'react';
import { renderDesk } from '../testing/render-desk';
import { press, userEvents } from '../testing/user-events';
import { ListKeys } from './list-keys';
import { useListKeys } from './use-list-keys';

afterEach(cleanup);

const ids = ['one', 'two'];

function Cards() {
  const [chosen, onChoose] = useState<string>();
  const cards = useRef(new Map<string, HTMLElement | null>());
  const cardOf = useCallback((id: string) => cards.current.get(id) ?? null, []);
  useListKeys({ ids, chosen, onChoose, cardOf });
  return (
    <>
      <details>
        <summary>About the list</summary>
        <p>Two cards</p>
      </details>
      {ids.map((id) => (
        <section key={id} tabIndex={-1} aria-label={id} ref={(card) => void cards.current.set(id, card)}>
          <button type="button">Open {id}</button>
        </section>
      ))}
      <ListKeys texts={{ move: 'next, previous', enter: 'Enter', open: 'to its buttons' }} />
    </>
  );
}

const show = () => renderDesk('cards', { list: <Cards /> });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('J and K move through the list, and Enter goes to the first button', async () => {
  show();
  await userEvents.keyboard('jj');
  expect(focused()).toBe('two');
  await userEvents.keyboard('k{Enter}');
  expect(focused()).toBe('Open one');
});

test('Enter belongs to a summary that has the focus', async () => {
  show();
  await userEvents.keyboard('j');
  const summary = screen.getByText('About the list');
  summary.focus();
  await userEvents.keyboard('{Enter}');
  expect(document.activeElement).toBe(summary);
});

test('the letter keys can be turned off and on again', async () => {
  show();
  await press('Turn these keys off');
  await userEvents.keyboard('j');
  expect(focused()).toBe('Turn the keys of this page on');
  expect(screen.queryByText('next, previous')).toBeNull();
  await press('Turn the keys of this page on');
  await userEvents.keyboard('j');
  expect(focused()).toBe('one');
});
