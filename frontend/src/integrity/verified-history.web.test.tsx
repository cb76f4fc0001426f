import type { HistoryEntry, IntegrityHead } from '@anamnesis/contracts/integrity/routes';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { endSession } from '../signed-in/session';
import { startAuditorSession } from '../testing/auditor-session';
import { stubNetwork } from '../testing/network';
import { renderDesk } from '../testing/render-desk';
import { TrustedKey } from './trusted-key';
import { fingerprintOf, useTrustedKey } from './use-trusted-key';
import { VerifiedHistory } from './verified-history';
import type { VerifiedHistory as Verified } from './verify-history';

const KEY = 'clinic.example/log+6047f945+AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const head: IntegrityHead = {
  ...{ size: 1, root: '', position: '1', signedAt: '2026-11-21T21:00:00.000Z', note: '', key: KEY },
  cosignatures: [],
};
const event: HistoryEntry['event'] = {
  ...{ id: 'e', streamId: 'chart-1', revision: '0', position: '1', recordedAt: '', type: 'Noted' },
  ...{ data: {}, metadata: {} },
};
const agreeing: Verified = {
  ...{ entries: [{ index: 0, event, proof: [], isProven: true }], gaps: [], absent: [] },
  ...{ signature: 'valid', isConsistent: null },
};

beforeEach(() => {
  localStorage.clear();
  startAuditorSession();
});
afterEach(() => {
  cleanup();
  endSession();
});

function Page({ result }: { result: Verified }) {
  const trusted = useTrustedKey();
  return (
    <>
      <VerifiedHistory result={result} head={head} older={undefined} keyState={trusted.stateOf(KEY)} />
      <TrustedKey keyText={KEY} trusted={trusted} />
    </>
  );
}
function show(result: Verified) {
  stubNetwork(() => ({ json: {} }));
  renderDesk('audit', { list: <Page result={result} /> });
}
async function enter(fingerprint: string) {
  fireEvent.change(await screen.findByLabelText('Fingerprint that you were given'), { target: { value: fingerprint } });
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
}

test('a history is verified only under the key that the auditor has entered, which this device keeps', async () => {
  show(agreeing);
  await screen.findByText('Agrees with this server’s own key');
  expect(screen.queryByText('Verified')).toBeNull();
  await enter('not one');
  await screen.findByText('A fingerprint has 64 hexadecimal digits.');
  await enter(fingerprintOf(KEY)!.toUpperCase());
  await screen.findByText('Verified');
  await screen.findByText('The key of this head is the one you trust');
  cleanup();
  show(agreeing);
  await screen.findByText('Verified');
});

test('under another key than the entered one nothing is verified', async () => {
  show(agreeing);
  await enter('ab'.repeat(32));
  await screen.findByText('Not verified');
  await screen.findByText('The key of this head is another one');
});

test('a stream of which there is no event is not verified, also under the trusted key', async () => {
  show({ ...agreeing, entries: [], absent: ['chart-9'] });
  await enter(fingerprintOf(KEY)!);
  await screen.findByText('Nothing found');
  await screen.findByText('There is no event of chart-9');
  expect(screen.queryByText('Verified')).toBeNull();
});
