import { afterEach, expect, test } from '@jest/globals';
import { showClinic } from '@anamnesis/contracts/doctors/addresses';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderPage } from '../testing/render-page';
import { aClinic, stubNetwork } from '../testing/network';
import { listTime } from './clinic-time';
import { useClinic } from './use-clinic';

afterEach(cleanup);

const MIDNIGHT_IN_INDIA = '2026-11-20T18:30:00.000Z';
const Time = () => <p>{listTime(MIDNIGHT_IN_INDIA, useClinic().timeZone)}</p>;

test('times are shown in the zone that the server returns', async () => {
  stubNetwork(() => 'refused', { ...aClinic, timeZone: 'America/New_York' });
  renderPage(<Time />);
  expect(await screen.findByText('13:30 EST')).toBeTruthy();
});

test('several components share one request', async () => {
  stubNetwork(() => 'refused');
  const stubbed = globalThis.fetch;
  const requests: string[] = [];
  globalThis.fetch = (url, init) => {
    requests.push(String(url));
    return stubbed(url, init);
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense>
        <Time />
        <Time />
      </Suspense>
    </QueryClientProvider>,
  );
  expect(await screen.findAllByText('00:00 IST')).toHaveLength(2);
  expect(requests).toEqual([showClinic.path]);
});
