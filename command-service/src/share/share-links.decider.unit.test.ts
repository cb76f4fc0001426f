import { describe, expect, test } from '@jest/globals';
import { MAX_LIVE_LINKS, SHARE_HOURS, shareTimes, type ShareTime } from '@anamnesis/contracts/share/constants';
import type { ShareEvent } from '@anamnesis/contracts/share/events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { shareLinksDecider, type ShareCommand } from './share-links.decider.js';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [patientId, linkId, otherId, sessionId] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const NOW = new Date('2026-11-20T09:00:00.000Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const { given } = givenWhenThen(shareLinksDecider, { now: NOW });

const created = (minutes = 60, id = linkId): ShareEvent => ({
  type: 'ShareLinkCreated',
  data: {
    ...{ linkId: id, patientId, scope: ['testReports'], recipient: 'Dr. Menon' },
    ...{ expiresAt: inMinutes(minutes), codeHash: 'hash' },
  },
});
const opened = (minutes: number): ShareEvent => ({
  type: 'ShareLinkOpened',
  data: { linkId, patientId, sessionId, until: inMinutes(minutes) },
});
const revoked = (id = linkId): ShareEvent => ({ type: 'ShareLinkRevoked', data: { linkId: id, patientId } });

const create = (lasts: ShareTime, id = linkId): ShareCommand => ({
  type: 'CreateShareLink',
  data: {
    patientId,
    linkId: id,
    scope: ['testReports', 'testReports'],
    lasts,
    recipient: 'Dr. Menon',
    codeHash: 'hash',
  },
});
const open: ShareCommand = { type: 'OpenShareLink', data: { patientId, linkId, sessionId } };
const revoke: ShareCommand = { type: 'RevokeShareLink', data: { patientId, linkId } };

describe('creating a link', () => {
  test.each(shareTimes)('for a %s: it names each part once, and its end', (lasts) =>
    given()
      .when(create(lasts))
      .then(created(SHARE_HOURS[lasts] * 60)),
  );
  test('that exists changes nothing', () => given(created()).when(create('day')).thenNothing());

  const live = Array.from({ length: MAX_LIVE_LINKS }, (_, n) => created(60, idOf(100 + n)));
  test('beside ten live ones is refused', () =>
    given(...live)
      .when(create('hour'))
      .thenRefuses('SHARE_TOO_MANY_LINKS'));
  test('after one of ten was revoked is possible', () =>
    given(...live, revoked(idOf(100)))
      .when(create('hour'))
      .then(created(60)));
  test('after one of ten has expired is possible', () =>
    given(...live.slice(1), created(0, otherId))
      .when(create('hour'))
      .then(created(60)));
});

describe('opening a link', () => {
  test('starts a session of fifteen minutes', () => given(created()).when(open).then(opened(15)));
  test('shortly before its end starts a session until then', () => given(created(3)).when(open).then(opened(3)));
  test('is possible again', () => given(created(), opened(15)).when(open).then(opened(15)));
  test('at its end is refused', () => given(created(0)).when(open).thenRefuses('SHARE_EXPIRED'));
  test('that was revoked is refused, also after its end', () => {
    given(created(), revoked()).when(open).thenRefuses('SHARE_REVOKED');
    given(created(0), revoked()).when(open).thenRefuses('SHARE_REVOKED');
  });
  test('that does not exist has the reply of a wrong code', () =>
    given(created(60, otherId)).when(open).thenRefuses('SHARE_CODE_WRONG'));
});

describe('revoking a link', () => {
  test('ends it', () => given(created()).when(revoke).then(revoked()));
  test('again changes nothing', () => given(created(), revoked()).when(revoke).thenNothing());
  test('that has expired changes nothing', () => given(created(0)).when(revoke).thenNothing());
  test('that is not in this stream is refused', () =>
    given(created(60, otherId)).when(revoke).thenRefuses('SHARE_LINK_NOT_FOUND'));
});

test('the link of an erased patient has no code that could be right', () => {
  const erased = { ...created(), data: { ...created().data, recipient: '(erased)', codeHash: '' } } as ShareEvent;
  const links = shareLinksDecider.evolve(shareLinksDecider.initialState, erased);
  expect(links.get(linkId)?.codeHash).toBeNull();
});
