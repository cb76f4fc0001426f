import { groupOf } from '@anamnesis/contracts/notifications/constants';
import type { Notification } from '@anamnesis/contracts/notifications/routes';
import type { TextsOf } from '../language/message-types';
import { agreedTime } from '../time/clinic-time';
import type english from './messages.en';

/** What a notification says: to a patient the other person is a doctor, but for family. */
export function sentenceOf(
  m: TextsOf<typeof english>,
  { kind, otherName, startsAt, withdrawnAt, confirmedAt, rank }: Notification,
  reader: 'patient' | 'doctor',
  timeZone: string,
): string {
  const isDoctor = reader === 'patient' && groupOf(kind) !== 'family';
  const named = (name: string) => (isDoctor ? m.doctor({ name }) : name);
  const who = otherName === null ? m.somebody : named(otherName);
  const text = m.kinds[kind];
  const time = startsAt === null ? '' : agreedTime(startsAt, timeZone);
  const said = typeof text === 'string' ? text : text({ who, time, reader, rank: rank ?? 'none' });
  if (withdrawnAt !== null) return m.withdrawn({ said, time: agreedTime(withdrawnAt, timeZone) });
  return confirmedAt === null ? said : m.confirmed({ said, time: agreedTime(confirmedAt, timeZone) });
}
