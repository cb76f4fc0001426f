import { z } from 'zod';
import { INPUT_INVALID } from '../language/errors.js';
import { doneReply, id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { DEVICE_NOT_FOUND } from './errors.js';
import { accountActions } from './policy.js';

const feature = 'accounts';
const owner = 'command-service';

const signedInDevice = z.object({
  id,
  /** Browser and operating system, for example "Firefox on Linux". */
  name: z.string(),
  /** The browser; null if it was not recognised. */
  program: z.string().nullable(),
  /** The operating system; null if it was not recognised. */
  system: z.string().nullable(),
  since: moment,
  lastUsed: moment,
  /** Whether the call comes from this device. */
  here: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

export const listDevices = defineRoute({
  name: 'listDevices',
  summary: 'The devices on which the caller is signed in: the current one first, then the most recently used.',
  feature,
  owner,
  method: 'GET',
  path: '/api/auth/devices',
  action: accountActions.manageOwnAccount,
  shows: ['devices'],
  secondFactor: false,
  reply: z.object({ data: z.array(signedInDevice) }),
  errors: [],
});

export const closeDevice = defineRoute({
  name: 'closeDevice',
  summary: 'Signs one device out. Its access token ends with it, within seconds.',
  feature,
  owner,
  method: 'POST',
  path: '/api/auth/devices/:id/close',
  action: accountActions.manageOwnAccount,
  changes: ['devices'],
  secondFactor: false,
  params: z.object({ id }),
  reply: doneReply,
  errors: [DEVICE_NOT_FOUND],
});

export const signOutEverywhere = defineRoute({
  name: 'signOutEverywhere',
  summary: 'Signs every device out, or every device except the current one. The others are no longer known devices.',
  feature,
  owner,
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  action: accountActions.manageOwnAccount,
  changes: ['devices'],
  secondFactor: false,
  body: z.object({ butHere: z.boolean() }),
  reply: doneReply,
  errors: [INPUT_INVALID],
});

export const deviceRoutes = [listDevices, closeDevice, signOutEverywhere] as const;
