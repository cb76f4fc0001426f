import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { showPicture } from '@anamnesis/contracts/profiles/addresses';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { endSession, startSession } from '../signed-in/session';
import { stubNetwork } from '../testing/network';
import { blobUrlOf } from './blob-urls';
import { clearOnSignOut } from './forget-person';
import { revokeUnused, usePicture } from './picture';

const user = (id: string) => ({ id, role: 'patient', fullName: 'Meera Joshi', profileImage: null }) as never;

let made: string[];
let revoked: string[];
let client: QueryClient;
let stop: () => void;
beforeEach(() => {
  [made, revoked] = [[], []];
  URL.createObjectURL = () => {
    made.push(`blob:${made.length + 1}`);
    return `blob:${made.length}`;
  };
  URL.revokeObjectURL = (address) => void revoked.push(address);
  startSession({ accessToken: 'token', user: user('meera') });
  stubNetwork(() => ({ json: 'a picture' }));
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  revokeUnused(client.getQueryCache());
  stop = clearOnSignOut(client);
});
afterEach(() => {
  cleanup();
  stop();
  endSession();
});

function Shown() {
  const picture = usePicture('/pictures/1');
  const cache = useQueryClient();
  return (
    <button type="button" onClick={() => void cache.invalidateQueries({ queryKey: [showPicture.path] })}>
      {picture.state === 'here' ? picture.src : picture.state}
    </button>
  );
}
async function show() {
  const drawn = render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  await screen.findByText('blob:1');
  return drawn;
}

describe('the address of a picture is revoked', () => {
  test('when a newer picture replaces it', async () => {
    await show();
    screen.getByRole('button').click();
    await screen.findByText('blob:2');
    expect(revoked).toEqual(['blob:1']);
  });

  test('when the picture is removed from the cache', async () => {
    const { unmount } = await show();
    unmount();
    expect(revoked).toEqual([]);
    client
      .getQueryCache()
      .findAll({ type: 'inactive' })
      .forEach((query) => client.getQueryCache().remove(query));
    expect(revoked).toEqual(['blob:1']);
  });

  test('a picture that is no longer shown expires from the cache', async () => {
    await show();
    const [query] = client.getQueryCache().findAll({ queryKey: [showPicture.path] });
    expect(query?.gcTime).toBeLessThanOrEqual(300_000);
  });
});

describe('at sign-out', () => {
  test('all cached data and files of the person are cleared', async () => {
    await show();
    const document = blobUrlOf(new Blob(['a certificate']));
    client.setQueryData(['/api/users/appointments'], { sessions: [] });
    endSession();
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(revoked.toSorted()).toEqual(['blob:1', document]);
  });

  test('also on another tab', async () => {
    await show();
    window.dispatchEvent(new StorageEvent('storage', { key: 'signed-in', newValue: null }));
    await waitFor(() => expect(revoked).toEqual(['blob:1']));
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  test('a renewed token of the same person clears nothing', async () => {
    await show();
    startSession({ accessToken: 'another', user: user('meera') });
    expect(client.getQueryCache().getAll()).toHaveLength(1);
    startSession({ accessToken: 'theirs', user: user('lakshmi') });
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});
