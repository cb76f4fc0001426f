import { PICTURE_EDGES } from '@anamnesis/contracts/accounts/constants';
import { showPicture } from '@anamnesis/contracts/profiles/addresses';
import { type QueryCache, useQuery } from '@tanstack/react-query';
import { blobUrlOf, revoke } from './blob-urls';
import { errorOf } from './api-error';
import { send } from './send';
import { shownBy } from './tags';

export type Picture = { state: 'coming' } | { state: 'failed' } | { state: 'here'; src: string };

/** The address of a portrait shown `size` px wide: the smallest stored size that is sharp on this screen. */
export function portraitAddress(picture: string, size: number): string {
  const wanted = size * window.devicePixelRatio;
  const edge = PICTURE_EDGES.find((each) => each >= wanted) ?? Math.max(...PICTURE_EDGES);
  return `${picture}?edge=${edge}`;
}

/** Revokes the blob addresses of pictures that were removed from the cache or replaced. */
export function revokeUnused(cache: QueryCache): void {
  const shown = new Map<string, string>();
  cache.subscribe(({ type, query: { queryKey, queryHash, state } }) => {
    if (queryKey[0] !== showPicture.path) return;
    const before = shown.get(queryHash);
    const now = type === 'removed' || typeof state.data !== 'string' ? undefined : state.data;
    if (before === now) return;
    if (before !== undefined) revoke(before);
    if (now === undefined) shown.delete(queryHash);
    else shown.set(queryHash, now);
  });
}

/** Fetches a picture with the access token and provides it as a blob address. */
export function usePicture(address: string | null): Picture {
  const { data, isError } = useQuery({
    queryKey: [showPicture.path, address],
    meta: shownBy(showPicture),
    enabled: address !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const response = await send(address ?? '', { signal });
      if (!response.ok) throw await errorOf(response);
      return blobUrlOf(await response.blob());
    },
  });
  if (isError) return { state: 'failed' };
  return data ? { state: 'here', src: data } : { state: 'coming' };
}
