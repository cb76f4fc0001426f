import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { lostContact } from './contact';
import english from './messages.en';
import { OfflineNotice } from './offline-notice';

test('the connection is tried at once when somebody asks for it', async () => {
  // Without the page's own tries, from time to time.
  jest.spyOn(globalThis, 'setInterval').mockReturnValue(0 as never);
  stubNetwork(() => 'refused');
  renderPage(<OfflineNotice />);
  act(lostContact);
  await userEvent.click(screen.getByRole('button', { name: english.tryAgain }));
  await waitFor(() => expect(screen.queryByText(english.title)).toBeNull());
});
