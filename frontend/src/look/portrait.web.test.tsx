import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { endSession } from '../signed-in/session';
import { refusal, stubNetwork } from '../testing/network';
import { initialsOf } from './initials';
import { portraitAddress } from '../api/picture';
import { Portrait } from './portrait';

const drawn = (portrait: ReactElement) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {portrait}
    </QueryClientProvider>,
  ).container;

beforeEach(() => {
  endSession();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

test.each([
  ['Meera Joshi', 'MJ'],
  ['Dr. Kavita Rao', 'KR'],
  ['Lakshmi Devi Narayanan', 'LN'],
  ['Cher', 'C'],
  ['  ', '?'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('without a picture, the face depends on the seed', async () => {
  const of = async (seed: string) => {
    const container = drawn(<Portrait name="Kavita Rao" seed={seed} />);
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
    return container.innerHTML;
  };
  expect(await of('one')).toBe(await of('one'));
  expect(await of('one')).not.toBe(await of('two'));
});

test('a picture is fetched in a size that is sharp on the screen, and shown', async () => {
  const requests = stubNetwork(() => ({ json: 'bytes' }));
  const container = drawn(<Portrait name="Meera Joshi" seed="a" picture="/api/pictures/a" />);
  await waitFor(() => expect(container.querySelector('img')?.src).toBe('blob:picture'));
  expect(requests.map(({ path }) => path)).toEqual(['/api/pictures/a?edge=96']);
  window.devicePixelRatio = 2;
  expect([40, 88, 144, 900].map((size) => portraitAddress('/p', size))).toEqual(
    [96, 192, 384, 384].map((edge) => `/p?edge=${edge}`),
  );
  window.devicePixelRatio = 1;
});

test('initials are shown if the picture cannot be fetched or displayed', async () => {
  stubNetwork(() => refusal(404, 'PICTURE_NOT_FOUND', 'There is no such picture.'));
  const missing = drawn(<Portrait name="Meera Joshi" seed="a" picture="/api/pictures/a" />);
  await waitFor(() => expect(missing.textContent).toBe('MJ'));
  stubNetwork(() => ({ json: 'not an image' }));
  const broken = drawn(<Portrait name="Rohan Deshmukh" seed="b" picture="/api/pictures/b" />);
  await waitFor(() => expect(broken.querySelector('img')).not.toBeNull());
  fireEvent.error(broken.querySelector('img')!);
  expect(broken.textContent).toBe('RD');
});
