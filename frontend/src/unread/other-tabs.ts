import { countUnreadNotifications } from '@anamnesis/contracts/notifications/addresses';
import type { QueryClient } from '@tanstack/react-query';
import { knownPosition, sawPosition } from '../api/position';
import { refetchTagged } from '../api/tags';

/** Between the tabs of this browser, also those without a live connection. One for each tab: it does not hear itself. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('notifications-read') : null;

/** Tells the other tabs that notifications were read on this one, with the position that shows it. */
export const tellOtherTabs = (): void => channel?.postMessage(knownPosition());

/** Fetches notifications again when they were read on another tab. Returns the function that stops this. */
export function followOtherTabs(client: QueryClient): () => void {
  const refetch = ({ data }: MessageEvent<string | null>) => {
    sawPosition(data);
    void refetchTagged(client, countUnreadNotifications.tags);
  };
  channel?.addEventListener('message', refetch);
  return () => channel?.removeEventListener('message', refetch);
}
