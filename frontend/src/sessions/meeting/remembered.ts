import { noWishes, type Wishes } from './own-media';

/** The session storage key of a meeting's device choices, so that a reload returns to the meeting. */
const keyOf = (roomName: string) => `meeting:${roomName}`;

/** The device choices of this tab in the meeting of a room; null if it has not entered, or has left. */
export function rememberedEntry(roomName: string): Wishes | null {
  const kept = sessionStorage.getItem(keyOf(roomName));
  if (kept === null) return null;
  try {
    return { ...noWishes, ...(JSON.parse(kept) as Partial<Wishes>) };
  } catch {
    return null; // not written by this module
  }
}

export const rememberEntry = (roomName: string, wishes: Wishes): void =>
  sessionStorage.setItem(keyOf(roomName), JSON.stringify(wishes));

export const forgetEntry = (roomName: string): void => sessionStorage.removeItem(keyOf(roomName));
