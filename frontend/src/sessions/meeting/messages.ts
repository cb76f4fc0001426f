import type { SentMedia } from '@anamnesis/contracts/sessions/meeting';
import type { TextsOf } from '../../language/message-types';
import { defineMessages } from '../../language/messages';
import type { Trouble } from './media-trouble';
import type { MeetingStatus } from './meeting-state';
import english from './messages.en';
import type { Kind } from './own-media';

export const meetingMessages = defineMessages(english, { hi: () => import('./messages.hi') });
type MeetingTexts = TextsOf<typeof english>;

/** The reason why a device is not available, a remedy, and the features that work without it. */
export const troubleText = (m: MeetingTexts, kind: Kind, trouble: Trouble) =>
  `${m.troubles[kind][trouble]} ${m.without[kind]}`;

/** The state of the meeting in one sentence; `name` is the other side: "Dr. Kavita Rao". */
export function statusText(m: MeetingTexts, status: MeetingStatus, name: string): string {
  const text = m.status[status];
  return typeof text === 'string' ? text : text({ name });
}

/** Advice on a state of the meeting; undefined where there is none. */
export function statusHint(m: MeetingTexts, status: MeetingStatus): string | undefined {
  const hints: Readonly<Partial<Record<MeetingStatus, string>>> = m.statusHints;
  return hints[status];
}

/** Which media the other side has turned off; empty if none. */
export function mediaText(m: MeetingTexts, { microphone, camera, audioOnly }: SentMedia, name: string): string {
  const muted = microphone ? [] : [m.isMuted({ name })];
  if (audioOnly) return [...muted, m.choseSoundAlone({ name })].join(' ');
  return [...muted, ...(camera ? [] : [m.cameraIsOff({ name })])].join(' ');
}
