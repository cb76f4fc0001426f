import { z } from 'zod';
import { INPUT_INVALID } from '../language/errors.js';
import { doneReply, id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { DEVICE_NOT_FOUND } from './errors.js';
import { accountDeeds } from './policy.js';

const feature = 'accounts';
const owner = 'command-service';

const signedInDevice = z.object({
  id,
  /** Browser and system, such as "Firefox on Linux". */
  name: z.string(),
  /** The browser; null if it was not recognised. */
  program: z.string().nullable(),
  /** The operating system; null if it was not recognised. */
  system: z.string().nullable(),
  since: moment,
  lastUsed: moment,
  /** Whether this is the device that makes the call. */
  here: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

export const listDevices = defineRoute({
  name: 'listDevices',
  summary: 'Where one is signed in: this device first, then those used last.',
  feature,
  owner,
  method: 'GET',
  path: '/api/auth/devices',
  deed: accountDeeds.manageOwnAccount,
  shows: ['devices'],
  secondFactor: false,
  reply: z.object({ data: z.array(signedInDevice) }),
  errors: [],
});

export const closeDevice = defineRoute({
  name: 'closeDevice',
  summary: 'Signs one device out. Its access token still lives for its few minutes.',
  feature,
  owner,
  method: 'POST',
  path: '/api/auth/devices/:id/close',
  deed: accountDeeds.manageOwnAccount,
  changes: ['devices'],
  secondFactor: false,
  params: z.object({ id }),
  reply: doneReply,
  errors: [DEVICE_NOT_FOUND],
});

export const signOutEverywhere = defineRoute({
  name: 'signOutEverywhere',
  summary: 'Signs every device out, or every one but this. Where one signed in before counts as known no longer.',
  feature,
  owner,
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  deed: accountDeeds.manageOwnAccount,
  changes: ['devices'],
  secondFactor: false,
  body: z.object({ butHere: z.boolean() }),
  reply: doneReply,
  errors: [INPUT_INVALID],
});

export const deviceRoutes = [listDevices, closeDevice, signOutEverywhere] as const;
