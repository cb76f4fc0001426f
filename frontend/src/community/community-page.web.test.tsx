import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { listRooms, markRoomRead } from '@anamnesis/contracts/community/addresses';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { aSocket } from '../appointments/testing/samples';
import { OFFLINE, setLive } from '../live/live-state';
import { endSession } from '../signed-in/session';
import { aClinic, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { choose, fillIn, press, userEvents } from '../testing/user-events';
import CommunityPage from './community-page';
import { RulesDialog } from './rules-dialog';
import { measured } from './testing/measured';
import { aMessage, aRoom } from './testing/samples';
import { communityServer } from './testing/server';

let unmeasured: () => void;
beforeEach(() => {
  unmeasured = measured();
  setLive({ socket: aSocket().open().socket, connected: true });
});
afterEach(() => {
  cleanup();
  act(() => setLive(OFFLINE));
  act(endSession);
  unmeasured();
  jest.useRealTimers();
});

const draw = (search = '') => renderPage(<CommunityPage />, null, '', search);
const OPEN = '?room=K7QM-42XD';
const log = () => screen.findByRole('log', { name: 'Messages in Living with cholesterol' });
const write = async (text: string) => {
  await fillIn('Your message', text);
  await press('Send');
};

test('the rooms are listed with their last message, its time, and how many are unread; and what others see of oneself', async () => {
  const own = aRoom({
    _id: 'AAAA-0001',
    name: 'Prediabetes kitchen',
    lastMessage: aMessage({ isOwn: true, message: 'Ragi dosa' }),
  });
  communityServer({ rooms: [aRoom({ unread: 7, lastMessage: aMessage({ at: 9 }) }), own] });
  draw();
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'LCLiving with cholesterol12:09 AMfarah.k: Said at 977 unread',
    'PKPrediabetes kitchen12:01 AMYou: Ragi dosa',
  ]);
  expect(screen.getByText(/^Others see your username,/).textContent).toBe(
    'Others see your username, meera_j, and nothing else of you.',
  );
});

test('without rooms it says what to do; a failure says so, and can be tried again', async () => {
  communityServer({ rooms: [] });
  draw();
  await screen.findByRole('heading', { name: 'You are in no room' });
  cleanup();
  let isDown = true;
  communityServer({
    rooms: [aRoom()],
    answer: ({ path }) => (isDown && path === listRooms.path ? refusal(500, 'INTERNAL', 'No.') : undefined),
  });
  draw();
  await screen.findByText('Your rooms could not be loaded');
  isDown = false;
  await press('Try Again');
  await screen.findByRole('link', { name: /Living with cholesterol/ });
});

test('a room shows who said what and when, own messages, markup as text, what is hidden, and where the new ones begin', async () => {
  const markup = '<b onclick="x">bold</b>';
  communityServer({
    rooms: [aRoom({ readUpTo: '3', cursor: '6' })],
    messages: [
      aMessage({ at: 1, message: markup }),
      aMessage({ at: 2, isOwn: true, message: 'That is my curve too.' }),
      aMessage({
        at: 3,
        sender: 'herbal_cures',
        message: '',
        state: 'hidden',
        hidden: { reason: 'harmfulAdvice', at: aMessage({ at: 4 }).timestamp },
      }),
      aMessage({ at: 5 }),
      aMessage({ at: 6, sender: 'sunil_b' }),
    ],
  });
  draw(OPEN);
  const rows = within(await log())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Today, .*FKfarah\.k12:01 AM<b onclick="x">bold<\/b>$/),
    '12:02 AMYou: That is my curve too.',
    'A message of herbal_cures was hidden, today, 12:04 AM. It gave harmful health advice. The rules',
    '2 new since 12:03 AMFKfarah.k12:05 AMSaid at 5',
    'SBsunil_b12:06 AMSaid at 6',
  ]);
});

test('what is read is marked, once', async () => {
  const { marked } = communityServer({
    rooms: [aRoom({ readUpTo: '3', cursor: '4' })],
    messages: [aMessage({ at: 3 }), aMessage({ at: 4 })],
  });
  draw(OPEN);
  await waitFor(() => expect(marked()).toEqual([{ roomId: 'K7QM-42XD', position: '4' }]));
});

test('a message that is seen just before the room is left is marked, and one whose mark did not arrive again', async () => {
  let answers = 0;
  const { marked, say } = communityServer({
    rooms: [aRoom({ readUpTo: '3', cursor: '4' })],
    messages: [aMessage({ at: 3 }), aMessage({ at: 4 })],
    answer: ({ path }) => {
      if (path !== markRoomRead.path) return undefined;
      answers += 1;
      if (answers === 1) return { status: 503, json: {} };
      // Seen when the rooms are read after this mark.
      if (answers === 2) say(aMessage({ at: 5 }));
      return undefined;
    },
  });
  draw(OPEN);
  await screen.findByText('Said at 5');
  expect(marked()).toMatchObject([{ position: '4' }, { position: '4' }]);
  // Within the pause between two marks.
  cleanup();
  await waitFor(() => expect(marked().at(-1)).toEqual({ roomId: 'K7QM-42XD', position: '5' }));
});

test('a pushed message appears, and is announced; one that scrolling shows is not', async () => {
  const { say } = communityServer({ rooms: [aRoom()], messages: [aMessage({ at: 9 })] });
  draw(OPEN);
  expect((await log()).getAttribute('aria-live')).toBe('off');
  await screen.findByText('Said at 9');
  say(aMessage({ at: 10, message: 'Thank you.' }));
  // The live connection is down from here on, so that the rooms are polled.
  act(() => setLive(OFFLINE));
  expect(await screen.findByText('farah.k: Thank you.')).toBeTruthy();
  expect(within(await log()).getByText('Thank you.')).toBeTruthy();
  expect(screen.queryByText('farah.k: Said at 9')).toBeNull();
});

test('a message appears as it is sent, and stays once', async () => {
  const { posted } = communityServer({ rooms: [aRoom()], messages: [aMessage({ at: 9 })] });
  draw(OPEN);
  await log();
  await write('My legs ache.');
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  expect(within(await log()).getAllByText('My legs ache.')).toHaveLength(1);
  expect(posted().map(([text]) => text)).toEqual(['My legs ache.']);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('');
});

test('a message without a reply is kept over a reload, and sent again under the same id: it is posted once', async () => {
  let isCut = true;
  const server = communityServer({
    rooms: [aRoom()],
    messages: [aMessage({ at: 9 })],
    answer: ({ path }) => (isCut && path === '/api/community/message' ? 'refused' : undefined),
  });
  draw(OPEN);
  await log();
  await write('First');
  await screen.findByText('Failed to send message');
  await write('Second');
  expect(within(await log()).getAllByText('Waiting for the connection')).toHaveLength(2);
  cleanup();
  isCut = false;
  draw(OPEN);
  await waitFor(() => expect(screen.queryByText('Waiting for the connection')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  const sent = server.posted();
  expect(sent.map(([text]) => text).slice(-2)).toEqual(['First', 'Second']);
  expect(new Set(sent.filter(([text]) => text === 'First').map(([, id]) => id)).size).toBe(1);
  expect(
    within(await log())
      .getAllByText(/^(First|Second)$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['You: First', 'You: Second']);
});

test('a refused message says why; it can be sent again, or discarded, and does not hold up others', async () => {
  let isFull = true;
  const { posted } = communityServer({
    rooms: [aRoom()],
    messages: [aMessage({ at: 9 })],
    answer: ({ path }) =>
      isFull && path === '/api/community/message'
        ? refusal(429, 'TOO_MANY_TRIES', 'You are writing very fast.')
        : undefined,
  });
  draw(OPEN);
  await log();
  await write('One');
  await screen.findByText('Failed to send message');
  expect(within(await log()).getByText(/You are writing very fast/).textContent).toBe(
    'Not sent. You are writing very fast.',
  );
  isFull = false;
  await write('Two');
  await waitFor(() => expect(posted().map(([text]) => text)).toEqual(['One', 'Two']));
  await press('Try again');
  await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
  expect(within(await log()).getAllByText('One')).toHaveLength(1);
});

test('what is typed is kept for its room, and ends with the session', async () => {
  communityServer({ rooms: [aRoom()], messages: [aMessage({ at: 9 })] });
  draw(OPEN);
  await log();
  await fillIn('Your message', 'Does anyone');
  cleanup();
  draw(OPEN);
  await log();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Does anyone');
  cleanup();
  act(endSession);
  draw(OPEN);
  await log();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('');
});

test('without a live connection the rooms are polled every second, which is said', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  act(() => setLive(OFFLINE));
  const { asked } = communityServer({ rooms: [aRoom()], messages: [aMessage({ at: 9 })] });
  draw(OPEN);
  await act(() => jest.advanceTimersByTimeAsync(100));
  const polls = () => asked.filter(({ path }) => path === listRooms.path).length;
  const before = polls();
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(polls() - before).toBe(4);
  expect(screen.getByText(/asked for every second/)).toBeTruthy();
});

test('a room is created, and opened', async () => {
  const rooms = [aRoom()];
  const { asked } = communityServer({
    rooms,
    answer: ({ method, path }) =>
      method === 'POST' && path === listRooms.path
        ? { json: { success: true, room: { _id: 'K7QM-42XD', name: 'Statins', description: '' } } }
        : undefined,
  });
  const { where } = draw();
  await press('Create a Room');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a Room' }));
  await userEvents.click(dialog.getByRole('button', { name: 'Create a Room' }));
  await screen.findByText('Please give the room a name.');
  await fillIn('Room name', 'Statins');
  await userEvents.click(dialog.getByRole('button', { name: 'Create a Room' }));
  await screen.findByText('The room is created');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Statins', description: '' });
  await waitFor(() => expect(where()).toBe('/here?room=K7QM-42XD'));
});

test('an unknown room is refused with the fixed text and the reason; a known one is joined and opened', async () => {
  let isUnknown = true;
  communityServer({
    rooms: [aRoom()],
    answer: ({ path }) =>
      isUnknown && path === '/api/community/join'
        ? refusal(404, 'ROOM_ID_UNKNOWN', 'No room has this ID. Two signs may have changed places.')
        : undefined,
  });
  const { where } = draw();
  await press('Join by ID');
  await fillIn('Room ID', 'K7QM-24XD');
  await press('Join');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to join the roomNo room has this ID. Two signs may have changed places.',
  );
  isUnknown = false;
  await press('Join');
  await waitFor(() => expect(where()).toBe('/here?room=K7QM-42XD'));
});

test('a room is left after a question', async () => {
  const { asked } = communityServer({ rooms: [aRoom()], messages: [aMessage({ at: 9 })] });
  const { where } = draw(OPEN);
  await log();
  await press('Leave');
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave this room?' }));
  await userEvents.click(dialog.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(where()).toBe('/here'));
  expect(asked.find(({ path }) => path === '/api/community/leave')?.body).toEqual({ roomId: 'K7QM-42XD' });
});

test('a room that is not among the person’s own says so', async () => {
  communityServer({ rooms: [aRoom()] });
  draw('?room=ZZZZ-ZZZZ');
  await screen.findByRole('heading', { name: 'You are not in this room' });
});

test('the ID is copied; where that is not possible it is said', async () => {
  communityServer({ rooms: [aRoom()], messages: [aMessage({ at: 9 })] });
  draw(OPEN);
  await log();
  await userEvents.click(screen.getAllByRole('button', { name: "Copy the room's ID, K7QM-42XD" })[0]!);
  await screen.findByText('The ID is copied');
  expect(await navigator.clipboard.readText()).toBe('K7QM-42XD');
});

const MORE = "More on farah.k's message, 12:09 AM";

test('a message is hidden, also over a reload, and shown again where it stood', async () => {
  let isHidden = false;
  const { asked } = communityServer({
    rooms: [aRoom()],
    answer: ({ path }) => {
      if (path.endsWith('/hide')) isHidden = true;
      if (path.endsWith('/unhide')) isHidden = false;
      if (!path.includes('/messages')) return undefined;
      const chosen = isHidden ? aMessage({ at: 9, message: '', state: 'hiddenForMe' }) : aMessage({ at: 9 });
      return { json: { messages: [aMessage({ at: 8 }), chosen], earlier: null, cursor: '9', hasMore: false } };
    },
  });
  draw(OPEN);
  await log();
  await choose(MORE, 'Hide for me');
  await waitFor(() => expect(screen.queryByText('Said at 9')).toBeNull());
  cleanup();
  draw(OPEN);
  const rows = within(await log()).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent).at(-1)).toBe('You hid a message of farah.k. Show it again');
  await press('Show it again');
  await screen.findByText('Said at 9');
  expect(screen.queryByText(/You hid a message/)).toBeNull();
  expect(asked.filter(({ path }) => path.endsWith('hide')).map(({ body }) => body)).toEqual([
    { messageId: 'message-9' },
    { messageId: 'message-9' },
  ]);
});

test.each([
  ['of the clinic’s country', { ...aClinic, country: 'US' }, '911'],
  ['that holds in most countries while the clinic is not known', null, '112'],
])('the number in a report and in the rules is the one %s', async (_, clinic, number) => {
  communityServer({ rooms: [aRoom()], messages: [aMessage({ at: 9 })], clinic });
  draw(OPEN);
  await log();
  await choose(MORE, 'Report');
  const report = within(await screen.findByRole('dialog', { name: 'Report this message' }));
  expect((await report.findByText(number)).tagName).toBe('BDI');
  await press('Cancel');
  cleanup();
  renderPage(<RulesDialog onClose={() => undefined} />);
  await screen.findByText(new RegExp(`\\b${number}\\b`));
});

test('a message that could not be hidden stays, and says so; nor is one shown that stays hidden', async () => {
  let state: 'shown' | 'hiddenForMe' = 'shown';
  communityServer({
    rooms: [aRoom()],
    answer: ({ path }) => {
      if (path.endsWith('hide')) return refusal(429, 'TOO_MANY_TRIES', 'Please wait.');
      const message = aMessage({ at: 9, state, message: state === 'shown' ? 'Said at 9' : '' });
      return path.includes('/messages')
        ? { json: { messages: [message], earlier: null, cursor: '9', hasMore: false } }
        : undefined;
    },
  });
  draw(OPEN);
  await log();
  await choose(MORE, 'Hide for me');
  await screen.findByText(/could not be hidden/);
  screen.getByText('Said at 9');
  cleanup();
  state = 'hiddenForMe';
  draw(OPEN);
  await log();
  await press('Show it again');
  await screen.findByText(/could not be shown/);
  screen.getByText(/You hid a message/);
});

test('a message is reported with a reason, and the emergency number stands beside it', async () => {
  const { asked } = communityServer({ rooms: [aRoom()], messages: [aMessage({ at: 9 })] });
  draw(OPEN);
  await log();
  await choose(MORE, 'Report');
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
  expect(dialog.getByText('112').tagName).toBe('BDI');
  await press('Report');
  await screen.findByText('Please choose what is wrong with it.');
  await userEvents.click(dialog.getByLabelText('It sells something'));
  await press('Report');
  await screen.findByText('Thank you. The message is reported');
  expect(asked.find(({ path }) => path.endsWith('/report'))?.body).toEqual({
    ...{ messageId: 'message-9', reason: 'selling', words: '' },
  });
});

test('a person is blocked from a message, and unblocked in the list of members', async () => {
  let isBlocked = false;
  const { asked } = communityServer({
    rooms: [aRoom()],
    messages: [aMessage({ at: 9 })],
    answer: ({ path }) => {
      if (path.endsWith('/block')) isBlocked = true;
      if (path.endsWith('/unblock')) isBlocked = false;
      const farah = { username: 'farah.k', isYou: false, isHere: true, isBlocked, joinedAt: aMessage().timestamp };
      const me = { ...farah, username: 'meera_j', isYou: true, isBlocked: false };
      return path.includes('/members')
        ? { json: { members: [farah, me], memberCount: 2, hereCount: 2, next: null } }
        : undefined;
    },
  });
  draw(OPEN);
  await log();
  await choose(MORE, 'Block farah.k');
  await screen.findByText('You no longer see what farah.k writes');
  await press('48 members');
  await userEvents.click(await screen.findByRole('button', { name: 'Unblock farah.k' }));
  await screen.findByText('Living with cholesterol · 2 members, 2 here now');
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toMatch(/meera_j · You · since today, 12:01 AM$/);
  await screen.findByRole('button', { name: 'Block farah.k' });
  expect(screen.queryByRole('button', { name: 'Block meera_j' })).toBeNull();
  expect(asked.filter(({ path }) => path.endsWith('block')).map(({ body }) => body)).toEqual([
    { username: 'farah.k' },
    { username: 'farah.k' },
  ]);
});

test('whom one has blocked is listed, and unblocked by the keyboard alone', async () => {
  let blocked = [
    { username: 'sunil_b', since: '2025-03-04T06:00:00.000Z' },
    { username: 'farah.k', since: aMessage({ at: 9 }).timestamp },
  ];
  const { asked } = communityServer({
    rooms: [aRoom()],
    answer: ({ path, body }) => {
      if (path.endsWith('/unblock'))
        blocked = blocked.filter(({ username }) => username !== (body as { username: string }).username);
      return path.endsWith('/blocked') ? { json: { blocked } } : undefined;
    },
  });
  draw();
  const opener = await screen.findByRole('button', { name: 'Blocked people' });
  opener.focus();
  await userEvents.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Blocked people' }));
  await dialog.findByText('sunil_b');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^SBsunil_b · since Mar 4, 2025, .*Unblock$/),
    'FKfarah.k · since today, 12:09 AMUnblock',
  ]);
  const unblock = dialog.getByRole('button', { name: 'Unblock sunil_b' });
  for (let tabs = 0; document.activeElement !== unblock && tabs < 6; tabs += 1) await userEvents.tab();
  expect(document.activeElement).toBe(unblock);
  await userEvents.keyboard('{Enter}');
  await screen.findByText('You see again what sunil_b writes');
  await waitFor(() => expect(dialog.queryByText('sunil_b')).toBeNull());
  expect(asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/api/community/unblock', { username: 'sunil_b' }],
  ]);
  await userEvents.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

const openBlocked = async () => userEvents.click(await screen.findByRole('button', { name: 'Blocked people' }));

test('that nobody is blocked is said; so is that the list could not be loaded, or somebody not unblocked', async () => {
  communityServer({
    rooms: [aRoom()],
    answer: ({ path }) => (path.endsWith('/blocked') ? { json: { blocked: [] } } : undefined),
  });
  draw();
  await openBlocked();
  await screen.findByRole('heading', { name: 'You have blocked nobody' });
  cleanup();
  let isDown = true;
  communityServer({
    rooms: [aRoom()],
    answer: ({ path }) => {
      if (path.endsWith('/unblock')) return refusal(429, 'TOO_MANY_TRIES', 'Please wait.');
      if (!path.endsWith('/blocked')) return undefined;
      const blocked = [{ username: 'farah.k', since: aMessage().timestamp }];
      return isDown ? refusal(500, 'INTERNAL', 'No.') : { json: { blocked } };
    },
  });
  draw();
  await openBlocked();
  await screen.findByText('The blocked people could not be loaded');
  isDown = false;
  await press('Try Again');
  await userEvents.click(await screen.findByRole('button', { name: 'Unblock farah.k' }));
  await screen.findByText('Nothing was changed');
  screen.getByText('farah.k');
});

test('older messages are loaded while the oldest loaded ones are near', async () => {
  const messages = Array.from({ length: 60 }, (_, at) => aMessage({ at: at + 1 }));
  const { asked } = communityServer({ rooms: [aRoom({ readUpTo: '60', cursor: '60' })], messages });
  draw(OPEN);
  await log();
  await waitFor(() => expect(asked.some(({ path }) => path.includes('before=11'))).toBe(true));
});

test('a failure of the messages says so, and can be tried again', async () => {
  let isDown = true;
  const answer = ({ path }: { path: string }) =>
    isDown && path.includes('/messages') ? refusal(500, 'INTERNAL', 'No.') : undefined;
  communityServer({ rooms: [aRoom()], messages: [aMessage({ at: 9 })], answer });
  draw(OPEN);
  await screen.findByText('The messages could not be loaded');
  isDown = false;
  await press('Try Again');
  await log();
});

test('while it loads, it says so', async () => {
  stubNetwork(() => new Promise(() => undefined));
  draw();
  await screen.findByText('Loading your rooms…');
});

test('whoever writes that they want to die reads who listens, while they write and beside what they wrote; it is posted', async () => {
  const server = communityServer({ rooms: [aRoom()], messages: [aMessage({ at: 1 })] });
  draw(OPEN);
  await log();
  await fillIn('Your message', 'I want to kill myself tonight');
  const number = async () =>
    (await screen.findAllByRole('link', { name: /14416/ })).map((link) => link.getAttribute('href'));
  expect(await number()).toEqual(['tel:14416']);
  await press('Send');
  await waitFor(() => expect(server.posted().map(([text]) => text)).toEqual(['I want to kill myself tonight']));
  await waitFor(async () => expect(await number()).toEqual(['tel:14416']));
  await fillIn('Your message', 'Hello');
  expect(screen.getAllByRole('group', { name: 'Somebody who listens' })).toHaveLength(1);
});

test('an own message that was hidden because somebody may be in danger is answered with who listens, not with the rules', async () => {
  const hidden = { reason: 'danger' as const, at: new Date().toISOString() };
  communityServer({
    rooms: [aRoom()],
    messages: [
      aMessage({ at: 1, isOwn: true, state: 'hidden', message: '', hidden }),
      aMessage({ at: 2, state: 'hidden', message: '', hidden }),
    ],
  });
  draw(OPEN);
  await screen.findByText(/because somebody was worried about you, or about somebody else\.$/);
  expect(await screen.findAllByRole('link', { name: /14416/ })).toHaveLength(1);
  expect(within(await log()).getAllByRole('button', { name: 'The rules' })).toHaveLength(1);
});

test('a room whose messages are all of blocked people says so', async () => {
  communityServer({ rooms: [aRoom({ hasMessages: true })] });
  draw(OPEN);
  await screen.findByRole('heading', { name: 'You see none of these messages' });
  expect(screen.queryByText('Nobody has written here')).toBeNull();
});

test('a room that was never opened shows what was written since one joined as new', async () => {
  const joinedAt = aMessage({ at: 2 }).timestamp;
  communityServer({
    rooms: [aRoom({ readUpTo: null, joinedAt, cursor: '4' })],
    messages: [1, 2, 3, 4].map((at) => aMessage({ at })),
  });
  draw(OPEN);
  await log();
  const line = await screen.findByText(/^2 new since/);
  expect(line.closest('li')?.textContent).toContain('Said at 3');
});

test('a long message is folded, and opened', async () => {
  communityServer({ rooms: [aRoom()], messages: [aMessage({ message: `a${'\n'.repeat(1_990)}b` })] });
  draw(OPEN);
  const more = await screen.findByRole('button', { name: 'Show more' });
  const bubble = () => more.parentElement?.querySelector('[data-folded]')?.getAttribute('data-folded');
  expect(bubble()).toBe('true');
  await press('Show more');
  await screen.findByRole('button', { name: 'Show less' });
  expect(bubble()).toBe('false');
});

test('the head of a room says what it is about and leads to the rules; so do creating and joining', async () => {
  communityServer({ rooms: [aRoom({ description: 'What helps, and what does not.' })] });
  draw(OPEN);
  await screen.findByText('What helps, and what does not.');
  for (const opens of [null, 'Create a Room', 'Join by ID']) {
    if (opens) await press(opens);
    const place = opens ? within(await screen.findByRole('dialog', { name: opens })) : screen;
    await userEvents.click(place.getByRole('button', { name: 'The rules' }));
    const rules = within(await screen.findByRole('dialog', { name: 'The rules of the rooms' }));
    await userEvents.click(rules.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'The rules of the rooms' })).toBeNull());
    if (opens) await press('Cancel');
  }
});

test('one key leads past the messages to the field', async () => {
  communityServer({ rooms: [aRoom()], messages: [1, 2, 3].map((at) => aMessage({ at })) });
  draw(OPEN);
  await log();
  await press('To the message field');
  expect(document.activeElement).toBe(screen.getByLabelText('Your message'));
});

test('a push of a report that was made on another device makes the message disappear', async () => {
  const socket = aSocket();
  act(() => setLive({ socket: socket.open().socket, connected: true }));
  let isReported = false;
  communityServer({
    rooms: [aRoom()],
    messages: [aMessage({ at: 1 }), aMessage({ at: 2 })],
    answer: ({ path }) =>
      isReported && path.includes('/messages')
        ? { json: { messages: [aMessage({ at: 1 })], earlier: null, cursor: '2', hasMore: false } }
        : undefined,
  });
  draw(OPEN);
  await screen.findByText('Said at 2');
  isReported = true;
  act(() => socket.push('communityUpdate', { type: 'MessageReported', roomId: 'K7QM-42XD', position: '3' }));
  await waitFor(() => expect(screen.queryByText('Said at 2')).toBeNull());
});
