import { OPENING } from '@anamnesis/contracts/audit/constants';
import { MIN_POSITION } from '@anamnesis/contracts/language/headers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { aSocket } from '../../appointments/testing/samples';
import { Connection } from '../../live/connection';
import { endSession, startSession } from '../../signed-in/session';
import { type Answer, refusal, type RequestSeen, stubNetwork } from '../../testing/network';
import { renderDesk } from '../../testing/render-desk';
import { fillIn, press, userEvents } from '../../testing/user-events';
import { aReportedMessage } from '../testing/samples';
import { ReportedList } from './reported-list';
import { ReportedShow } from './reported-show';

beforeEach(() => {
  const user = { _id: 'o', id: 'o', role: 'operator', fullName: 'Devika Pillai', email: 'd@x.y', profileImage: null };
  startSession({ accessToken: 't', user: user as Parameters<typeof startSession>[0]['user'] });
});
afterEach(() => {
  cleanup();
  endSession();
});

const rows = (all: object[]): Answer => ({
  headers: { 'content-range': `reported-messages 0-${all.length}/${all.length}` },
  json: all,
});

function draw(
  address: string,
  message = aReportedMessage(),
  answer: (asked: RequestSeen) => Answer | undefined = () => undefined,
  beside?: ReactElement,
) {
  const asked = stubNetwork((request) => {
    const replaced = answer(request);
    if (replaced) return replaced;
    if (request.method === 'POST') return { json: { success: true } };
    return request.path.includes('/reported-messages/') ? { json: message } : rows([message]);
  });
  renderDesk('reported-messages', { list: <ReportedList />, show: <ReportedShow /> }, { address, beside });
  return { sent: () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]), asked };
}
const SHOW = '/reported-messages/m1/show';

test('the open ones are listed, and lead to the message; other states are chosen by a filter', async () => {
  const { asked } = draw('/reported-messages');
  const link = await screen.findByRole('link', { name: 'Natural drops, 50 % off.' });
  expect(link.getAttribute('href')).toBe('/reported-messages/m1/show');
  expect(asked[0]?.path).toContain(encodeURIComponent('{"state":"open"}'));
  await press('Hidden');
  const hidden = encodeURIComponent('{"state":"hidden"}');
  await waitFor(() => expect(asked.at(-1)?.path).toContain(hidden));
});

test('nothing to decide says so, and so does a failure', async () => {
  draw('/reported-messages', undefined, () => rows([]));
  await screen.findByRole('heading', { name: 'Nothing waits' });
  cleanup();
  draw('/reported-messages', undefined, () => refusal(500, 'INTERNAL', 'No.'));
  await screen.findByText('The reported messages could not be loaded.');
});

test('a message stands among those around it, with its reports; it is hidden with the reason of the report', async () => {
  const { sent } = draw(SHOW);
  await screen.findByText('Thank you.');
  expect(screen.getByText('Reported').closest('li')?.textContent).toContain('Natural drops, 50 % off.');
  await screen.findByText('Again.');
  await press('Hide the message');
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide the message' }));
  await userEvents.click(dialog.getByRole('button', { name: 'Hide the message' }));
  await screen.findByText('The message is hidden');
  expect(sent()).toEqual([['/api/admin/reported-messages/m1/hide', { seen: 1, reason: 'selling', notes: '' }]]);
});

test('a message is kept only with a reason; an outdated decision is refused', async () => {
  const changed = refusal(409, 'REPORTS_CHANGED', 'It was reported again.');
  let isOld = true;
  const { sent } = draw(SHOW, undefined, ({ method }) => (isOld && method === 'POST' ? changed : undefined));
  await screen.findByText('Thank you.');
  await press('Keep the message');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep the message' }));
  const keep = () => userEvents.click(dialog.getByRole('button', { name: 'Keep the message' }));
  await keep();
  await screen.findByText('Please say why.');
  await fillIn('Why it stays', 'It is a recipe.');
  await keep();
  await screen.findByText('It was reported again.');
  isOld = false;
  await keep();
  await screen.findByText('The message stays');
  expect(sent().at(-1)).toEqual(['/api/admin/reported-messages/m1/dismiss', { seen: 1, notes: 'It is a recipe.' }]);
});

test('a pushed report is listed without a reload', async () => {
  const socket = aSocket();
  const { asked } = draw('/reported-messages', undefined, undefined, <Connection open={socket.open} />);
  await screen.findByRole('link', { name: 'Natural drops, 50 % off.' });
  const before = asked.length;
  act(() => socket.push('communityUpdate', { type: 'MessagePosted', roomId: 'K7QM-42XD', position: '814' }));
  act(() => socket.push('communityUpdate', { type: 'MessageReported', roomId: 'K7QM-42XD', position: '815' }));
  await waitFor(() => expect(asked).toHaveLength(before + 1));
  expect(asked.at(-1)?.headers.get(MIN_POSITION)).toBe('815');
  // One opening of the screen, however often it is refetched.
  const openings = new Set(asked.map(({ headers }) => headers.get(OPENING)));
  expect([...openings]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

test('a report that is pushed during a decision keeps what was typed, and the decision names what was seen at its start', async () => {
  const socket = aSocket();
  let message = aReportedMessage();
  const { sent } = draw(
    SHOW,
    undefined,
    ({ path, body }) => {
      if (path.endsWith('/dismiss'))
        return (body as { seen: number }).seen === message.version
          ? { json: { success: true } }
          : refusal(409, 'REPORTS_CHANGED', 'It was reported again.');
      return path.includes('/m1') ? { json: message } : undefined;
    },
    <Connection open={socket.open} />,
  );
  await screen.findByText('Thank you.');
  await press('Keep the message');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep the message' }));
  await fillIn('Why it stays', 'It is a recipe.');
  const report = { reason: 'attack' as const, words: 'And rude.', at: '2026-11-20T05:02:00.000Z' };
  message = aReportedMessage({ version: 2, reports: [...message.reports, report] });
  act(() => socket.push('communityUpdate', { type: 'MessageReported', roomId: 'K7QM-42XD', position: '816' }));
  await screen.findByText('And rude.');
  const keep = () => userEvents.click(dialog.getByRole('button', { name: 'Keep the message' }));
  await keep();
  await screen.findByText('It was reported again.');
  await keep();
  await screen.findByText('The message stays');
  const notes = 'It is a recipe.';
  expect(sent().map(([, body]) => body)).toEqual([
    { seen: 1, notes },
    { seen: 2, notes },
  ]);
});

test('the author is removed from the room; who is no member is not', async () => {
  const { sent } = draw(SHOW);
  await screen.findByText('Thank you.');
  await press('Remove from the room');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove from the room' }));
  await userEvents.click(dialog.getByRole('button', { name: 'Remove from the room' }));
  await screen.findByText('ayur_deals was removed from the room');
  expect(sent()).toEqual([
    ['/api/admin/community/remove', { roomId: 'K7QM-42XD', memberId: 'a1', reason: 'selling', notes: '' }],
  ]);
  cleanup();
  draw(SHOW, aReportedMessage({ isMember: false }));
  await screen.findByText('Is no longer in the room');
});

test('an unknown message is not found', async () => {
  draw(SHOW, undefined, () => refusal(404, 'ROOM_MESSAGE_NOT_FOUND', 'No.'));
  await screen.findByText('There is no such reported message.');
});
