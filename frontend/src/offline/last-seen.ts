import { hashKey } from '@tanstack/react-query';
import { currentSession } from '../signed-in/session';
import { lostContact, showsEarlier } from './contact';
import { keptPath } from './kept-queries';
import { lastAnswer } from './last-seen-store';

/** The last answer that the signed-in patient got to a query, for one that got no reply; undefined without one. */
export async function lastSeen(key: readonly unknown[]): Promise<unknown> {
  lostContact();
  const user = currentSession()?.user;
  const path = keptPath(key);
  if (user?.role !== 'patient' || path === null) return undefined;
  try {
    const answer = await lastAnswer(user.id, path);
    if (answer) showsEarlier(hashKey(key), answer.at);
    return answer?.data;
  } catch (error) {
    console.warn('What was seen last cannot be read on this device.', error);
    return undefined;
  }
}
