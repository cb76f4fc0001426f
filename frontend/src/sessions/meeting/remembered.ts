import { noWishes, type Wishes } from './own-media';

/** Under which the way somebody came into a meeting is kept on this tab, so that a reload leads straight back in. */
const keyOf = (roomName: string) => `meeting:${roomName}`;

/** How this tab was in the meeting of a room; null when it was not, or left. */
export function rememberedEntry(roomName: string): Wishes | null {
  const kept = sessionStorage.getItem(keyOf(roomName));
  if (kept === null) return null;
  try {
    return { ...noWishes, ...(JSON.parse(kept) as Partial<Wishes>) };
  } catch {
    return null; // somebody else's text under our key: as good as nothing
  }
}

export const rememberEntry = (roomName: string, wishes: Wishes): void =>
  sessionStorage.setItem(keyOf(roomName), JSON.stringify(wishes));

export const forgetEntry = (roomName: string): void => sessionStorage.removeItem(keyOf(roomName));
