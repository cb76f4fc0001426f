import { afterEach, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { press } from '../testing/user-events';
import { seenLater } from './testing/seen-later';
import { WhenSeen } from './when-seen';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('a card that cannot be drawn leaves the page, and can be tried again', async () => {
  let isBroken = true;
  const Content = () => {
    if (isBroken) throw new Error('broken');
    return <p>The latest values</p>;
  };
  // React logs what a boundary catches.
  jest.spyOn(console, 'error').mockReturnValue();
  const appear = seenLater();
  renderPage(
    <>
      <h1>Good morning</h1>
      <WhenSeen className="">
        <Content />
      </WhenSeen>
    </>,
  );
  act(() => appear());
  await screen.findByText('This part of the page could not be shown');
  screen.getByRole('heading', { name: 'Good morning' });
  isBroken = false;
  await press('Try Again');
  await screen.findByText('The latest values');
});
