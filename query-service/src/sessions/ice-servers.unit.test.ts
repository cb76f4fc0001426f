import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { iceConfigurationAt } from './ice-servers.js';
import type { IceServers } from '../ports.js';

const now = new Date('2026-11-21T10:00:00.000Z');
const turn = {
  urls: ['turn:turn.example:3478?transport=udp', 'turns:turn.example:5349'],
  secret: 'a secret of coturn',
};

const serversOf = (settings: Partial<IceServers>) =>
  iceConfigurationAt({ stunUrls: [], turn: null, transport: 'all', ...settings }, now).iceServers;

test('without configured servers the list is empty', () => {
  expect(serversOf({ turn: null })).toEqual([]);
});

test('a STUN server needs no credentials', () => {
  expect(serversOf({ stunUrls: ['stun:stun.example'], turn: null })).toEqual([{ urls: ['stun:stun.example'] }]);
});

test('a TURN server has the credentials that coturn computes too, and they expire', () => {
  const [server] = serversOf({ turn });
  const [expiry, random] = server?.username?.split(':') ?? [];
  expect(server?.urls).toEqual(turn.urls);
  expect(Number(expiry) * 1_000).toBe(now.getTime() + 6 * 60 * 60_000);
  expect(random).toMatch(/^[\w-]{12}$/);
  expect(server?.credential).toBe(
    createHmac('sha1', turn.secret)
      .update(server?.username ?? '')
      .digest('base64'),
  );
  expect(JSON.stringify(server)).not.toContain(turn.secret);
});

test('two replies have different credentials', () => {
  const [one] = serversOf({ turn });
  const [two] = serversOf({ turn });
  expect(one?.username).not.toBe(two?.username);
});

test('with relay transport the browser uses only TURN servers', () => {
  const policyOf = (transport: IceServers['transport']) =>
    iceConfigurationAt({ stunUrls: [], turn, transport }, now).iceTransportPolicy;
  expect([policyOf('all'), policyOf('relay')]).toEqual(['all', 'relay']);
});
