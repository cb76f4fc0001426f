import type { SentMedia } from '@anamnesis/contracts/sessions/meeting';
import type { Trouble } from './media-trouble';
import type { MeetingStatus } from './meeting-state';
import type { Kind } from './own-media';

/** The texts of the meeting. */
export const messages = {
  title: 'Meeting',
  opening: 'Opening the room',
  failed: 'This room could not be opened.',
  closed: 'It is open to the two people of that session alone.',
  signIn: 'Sign in',
  notYet: 'The meeting opens when both of you are in the session.',
  notYetHint: 'This page opens it by itself. You come into the session from your appointments.',

  checkHint: 'Have a look at yourself first. Nobody sees or hears you before you enter.',
  camera: 'Camera',
  microphone: 'Microphone',
  asking: 'Your browser asks whether it may use them. Please allow it.',
  cameraWorks: 'Camera works',
  cameraOff: 'Camera is off',
  microphoneWorks: 'Microphone works',
  microphoneMuted: 'Microphone is muted',
  sayHello: 'Say something: these bars move with your voice',
  enter: 'Enter',
  tryAgain: 'Try Again',
  defaultDevice: 'The usual one',

  controls: 'Controls',
  mute: 'Mute',
  unmute: 'Unmute',
  stopCamera: 'Stop camera',
  startCamera: 'Start camera',
  captions: 'Captions',
  noCaptions:
    "This browser can't write captions on your device, and what is said here is sent to no service. A recent Chrome on a computer can.",
  spokenLanguage: 'Language that is spoken',
  captionsStopped: 'The captions have stopped. Turn them off and on again; the meeting goes on.',
  settings: 'Settings',
  closeSettings: 'Close settings',
  leave: 'Leave',
  audioOnly: 'Sound alone',
  audioOnlyHint: 'No picture in either direction. Helps when the connection is slow.',
  shortcuts: 'Keys: M mutes and unmutes, V stops and starts the camera.',
  you: 'You',
  youMuted: 'You, muted',
  muted: 'Muted',
  turnOnSound: 'Turn on the sound',

  left: 'You have left the meeting.',
  leftHint: 'The session goes on until one of you ends it.',
  rejoin: 'Rejoin',
  taken: 'This meeting goes on in another window of yours.',
  takenHint: 'Only one window can be in it. Nothing was lost.',
  continueHere: 'Continue here',
  over: 'This session is over.',
  overHint: 'You can close this window.',
  refused: 'The meeting could not be entered.',
  refusedHint: 'Your appointment is kept as it is. Please try again.',
} as const;

export const meetingWith = (name: string) => `Meeting with ${name}`;
/** "Ready to meet Dr. Kavita Rao?" */
export const readyToMeet = (name: string) => `Ready to meet ${name}?`;
export const picturesOf = { own: 'Your own picture', other: (name: string) => `Picture of ${name}` };

/** The captions, and the language that they are in. */
export const captionWords = {
  saidBy: (name: string) => `What ${name} says`,
  waiting: (name: string) => `What ${name} says will stand here. It is written down on this device alone.`,
  fetch: (language: string) => `Fetch ${language}`,
};
/** A language that is not on this device yet. */
export const fetchWords = {
  'not yet': (language: string) =>
    `To write ${language} on your device, your browser fetches the language once. What is said here is sent nowhere.`,
  now: (language: string) => `Fetching ${language}…`,
  failed: (language: string) =>
    `Your browser could not fetch ${language}. Please try again, or choose another language.`,
};
/** `en-IN` → "English (India)" */
export const languageName = (tag: string) =>
  new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;

const others: Readonly<Record<Kind, string>> = {
  camera: 'You can go on with sound alone.',
  microphone: 'Until then you can listen, but you are not heard.',
};
const troubles: Readonly<Record<Trouble, (device: string) => string>> = {
  denied: (device) => `The ${device} is blocked. Allow it beside the address in your browser, then try again.`,
  missing: (device) => `No ${device} was found. Connect one, then try again.`,
  busy: (device) => `The ${device} is in use by another program. Close that, then try again.`,
  lost: (device) => `The ${device} was disconnected. Connect it or another one, then try again.`,
  insecure: (device) => `Your browser gives the ${device} to pages with a secure address (https) only.`,
  failed: (device) => `The ${device} could not be started. Please try again.`,
};
/** What is wrong with a device, what to do, and how to go on without. */
export const troubleWords = (kind: Kind, trouble: Trouble) => `${troubles[trouble](kind)} ${others[kind]}`;

/** The state of the meeting in one sentence. */
export function statusWords(status: MeetingStatus, name: string): string {
  switch (status) {
    case 'entering':
      return 'Entering…';
    case 'alone':
      return `${name} is not here yet.`;
    case 'left':
      return `${name} has left the meeting.`;
    case 'lost':
      return `${name} has lost the connection.`;
    case 'connecting':
      return `Connecting to ${name}…`;
    case 'connected':
      return 'Connected';
    case 'reconnecting':
      return 'Reconnecting…';
    case 'taken':
    case 'over':
    case 'refused':
      return messages[status];
  }
}
/** What follows from it, where something does. */
export const statusHints: Readonly<Partial<Record<MeetingStatus, string>>> = {
  alone: 'You are in the right place. You will see them as soon as they enter.',
  left: 'They can come back at any time while the session lasts.',
  lost: 'You need not do anything. They can come back at any time.',
  reconnecting: 'You need not do anything. Your session is kept.',
};

/** What the other side has turned off. */
export function mediaWords({ microphone, camera, audioOnly }: SentMedia, name: string): string {
  const muted = microphone ? [] : [`${name} is muted.`];
  if (audioOnly) return [...muted, `${name} has chosen sound alone.`].join(' ');
  return [...muted, ...(camera ? [] : [`${name}'s camera is off.`])].join(' ');
}
