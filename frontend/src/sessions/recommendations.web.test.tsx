import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { press } from '../testing/user-events';
import { stubNetwork, type Answer } from '../testing/network';
import { Recommendations } from './recommendations';

afterEach(cleanup);

test('recommendations that could not be loaded are not shown as none, and are loaded on demand', async () => {
  const answers: Answer[] = ['refused'];
  stubNetwork(() => answers.pop() ?? { json: { recommendations: [] } });
  renderPage(<Recommendations doctorId="a" onViewAll={() => undefined} />);
  await screen.findByText('Other doctors of this specialization could not be loaded.');
  expect(screen.queryByText(/^No other doctor/)).toBeNull();
  await press('Try Again');
  await screen.findByText('No other doctor of this specialization is listed at the moment.');
});
