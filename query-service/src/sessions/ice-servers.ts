import { createHmac, randomBytes } from 'node:crypto';
import { TURN_CREDENTIAL_HOURS } from '@anamnesis/contracts/sessions/constants';
import type { IceConfiguration } from '@anamnesis/contracts/sessions/routes';
import type { IceServers } from '../ports.js';

/**
 * The RTCConfiguration for a browser. TURN credentials follow coturn's `use-auth-secret`: the user name is the Unix time of
 * expiry and a random word, so it identifies nobody; the password is the HMAC-SHA1 of the user name under the shared secret,
 * in base64.
 */
export function iceConfigurationAt({ stunUrls, turn, transport }: IceServers, now: Date): IceConfiguration {
  const stun = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : [];
  if (!turn) return { iceServers: stun, iceTransportPolicy: transport };
  const username = `${Math.floor(now.getTime() / 1_000) + TURN_CREDENTIAL_HOURS * 3_600}:${randomBytes(9).toString('base64url')}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return {
    iceServers: [...stun, { urls: [...turn.urls], username, credential }],
    iceTransportPolicy: transport,
  };
}
