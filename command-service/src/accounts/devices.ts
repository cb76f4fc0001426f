import { DEVICE_COOKIE } from '@anamnesis/contracts/accounts/constants';
import { closeDevice, listDevices, signOutEverywhere } from '@anamnesis/contracts/accounts/devices-routes';
import { DEVICE_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { deviceName } from './device-name.js';

/** Where somebody is signed in, and signing out from afar. Access tokens of a sign-in that has ended are taken nowhere from the next second on. */
export const deviceHandlers = ({ signIns, lockOut }: Ports): RouteHandler[] => [
  answer(listDevices, async ({ actor, refreshToken }) => {
    const running = await signIns.list(actor.id, refreshToken);
    const devices = running.map(({ id, device, openedAt, usedAt, here }) => ({
      ...{ id, here, name: deviceName(device) },
      since: openedAt,
      lastUsed: usedAt,
    }));
    return { body: { data: devices } };
  }),

  answer(closeDevice, async ({ actor, params }) => {
    if (!(await signIns.closeOne(actor.id, params.id))) return refuse(DEVICE_NOT_FOUND);
    return { body: { success: true as const } };
  }),

  answer(signOutEverywhere, async ({ actor, body, refreshToken, cookie }) => {
    await lockOut.knownDevices.forget(actor.id, body.butHere ? cookie(DEVICE_COOKIE) : null);
    await signIns.closeOthers(actor.id, body.butHere ? refreshToken : null);
    return { body: { success: true as const }, ...(!body.butHere && { refreshToken: 'remove' as const }) };
  }),
];
