import { DEVICE_COOKIE } from '@anamnesis/contracts/accounts/constants';
import { closeDevice, listDevices, signOutEverywhere } from '@anamnesis/contracts/accounts/devices-routes';
import { DEVICE_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { deviceOf } from './device.js';
import { noRefreshCookie, refreshTokenOf } from './refresh-cookie.js';

/**
 * Lists the devices on which an account is signed in, and signs them out. Access tokens of a closed sign-in are refused within a
 * second.
 */
export const deviceHandlers = ({ signIns, lockOut }: Ports): RouteHandler[] => [
  answer(listDevices, async (call) => {
    const running = await signIns.list(call.actor.id, refreshTokenOf(call));
    const devices = running.map(({ id, device, openedAt, usedAt, here }) => ({
      ...{ id, here, ...deviceOf(device) },
      since: openedAt,
      lastUsed: usedAt,
    }));
    return { body: { data: devices } };
  }),

  answer(closeDevice, async ({ actor, params }) => {
    if (!(await signIns.closeOne(actor.id, params.id))) return refuse(DEVICE_NOT_FOUND);
    return { body: { success: true as const } };
  }),

  answer(signOutEverywhere, async (call) => {
    const { actor, body, cookie } = call;
    await lockOut.knownDevices.forget(actor.id, body.butHere ? cookie(DEVICE_COOKIE) : null);
    await signIns.closeOthers(actor.id, body.butHere ? refreshTokenOf(call) : null);
    return { body: { success: true as const }, ...(!body.butHere && { cookies: [noRefreshCookie] }) };
  }),
];
