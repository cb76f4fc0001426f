import { createHmac, randomBytes } from 'node:crypto';
import { TURN_CREDENTIAL_HOURS } from '@anamnesis/contracts/sessions/constants';
import type { IceConfiguration } from '@anamnesis/contracts/sessions/routes';
import type { IceServers } from './ice-settings.js';

/**
 * The servers, and which ways may be used, as a browser's RTCPeerConnection takes them. TURN credentials are coturn's (`use-auth-secret`): the user is
 * the Unix time at which they run out and a random word, which tells the server nothing about a person; the password is
 * the user's HMAC-SHA1 under the shared secret, in base64.
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
