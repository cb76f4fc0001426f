import { OPENING } from '@anamnesis/contracts/audit/constants';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  dismissReports,
  hideReportedMessage,
  listReportedMessages,
  removeRoomMember,
  showReportedMessage,
} from '@anamnesis/contracts/community/moderation-routes';
import {
  blockPerson,
  hideMessageForMe,
  listBlocked,
  showMessageForMe,
  unblockPerson,
} from '@anamnesis/contracts/community/choice-routes';
import {
  listRoomMessages,
  markRoomRead,
  postMessage,
  reportMessage,
} from '@anamnesis/contracts/community/message-routes';
import {
  countUnreadMessages,
  createRoom,
  joinRoom,
  leaveRoom,
  listRoomMembers,
} from '@anamnesis/contracts/community/routes';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { moderationStream } from '@anamnesis/contracts/community/events';
import { listNotifications } from '@anamnesis/contracts/notifications/routes';
import { createCommandService } from '@anamnesis/command-service/app';
import { openLimits } from '@anamnesis/platform/http/shared-limits';
import { listen } from '@anamnesis/platform/http/listen';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { openLog } from '@anamnesis/platform/process/adapters';
import { createCaller } from './testing/caller.js';
import { addMembers, aReport, aRoom, post, roomsOf, textsOf } from './testing/community.js';
import { aDoctor, anOperator, aPatient, newPatient, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
let [meera, imran, rohan]: [Person, Person, Person] = [] as never;
let operator: Person;
beforeAll(async () => {
  product = await sharedProduct();
  [meera, imran, rohan] = [await aPatient(product), await aPatient(product), await aPatient(product)];
  operator = await anOperator(product);
});
afterAll(() => product.close());

describe('a room', () => {
  test('is created with its first member, once under one command id', async () => {
    const commandId = randomUUID();
    const create = () =>
      product.call(createRoom, {
        as: meera,
        commandId,
        body: { name: ' After-dinner  walkers ', description: 'Lake.' },
      });
    const [one, again] = [await create(), await create()];
    expect(one.body.room).toEqual({ _id: expect.any(String), name: 'After-dinner walkers', description: 'Lake.' });
    expect(again.body.room).toEqual(one.body.room);
    const { rooms, senderUsername } = await roomsOf(product, meera, again.position);
    expect(senderUsername).toBe(meera.username);
    expect(rooms.filter(({ _id }) => _id === one.body.room._id)).toMatchObject([
      {
        name: 'After-dinner walkers',
        description: 'Lake.',
        messages: [],
        memberCount: 1,
        unread: 0,
        lastMessage: null,
      },
    ]);
  });

  test.each([[''], ['   '], ['\u200b\u200e'], ['x'.repeat(61)]])('is not created with the name %j', async (name) => {
    expect((await product.call(createRoom, { as: meera, body: { name } })).code).toBe('INPUT_INVALID');
  });

  test('is joined by its id in any spelling, twice without effect, and concurrently', async () => {
    const roomId = await aRoom(product, meera);
    const typed = ` ${roomId.toLowerCase().replace('-', ' ')}`;
    const joins = await Promise.all(
      Array.from({ length: 5 }, () => product.call(joinRoom, { as: imran, body: { roomId: typed } })),
    );
    expect(joins.map(({ status, body }) => [status, body.userId, body.roomId])).toEqual(
      Array(5).fill([200, imran.id, roomId]),
    );
    const [room] = (await roomsOf(product, imran, joins[0]?.position)).rooms.filter(({ _id }) => _id === roomId);
    expect(room?.memberCount).toBe(2);
  });

  test('that does not exist cannot be joined', async () => {
    const { status, code, body } = await product.call(joinRoom, { as: meera, body: { roomId: '0000-0000' } });
    expect([status, code]).toEqual([404, 'ROOM_ID_UNKNOWN']);
    expect(body).toMatchObject({ message: 'No room has this ID. Two signs may have changed places.' });
  });

  test('after joining and leaving at the same moment, its members and their number agree', async () => {
    const roomId = await aRoom(product, meera);
    const moves = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        product.call(n % 2 === 0 ? joinRoom : leaveRoom, { as: imran, body: { roomId } }),
      ),
    );
    const { position } = await product.call(joinRoom, { as: rohan, body: { roomId } });
    expect(moves.every(({ code }) => code === undefined || code === 'ROOM_NOT_FOUND')).toBe(true);
    const { members, memberCount } = (
      await product.call(listRoomMembers, { as: rohan, params: { roomId }, after: position })
    ).body;
    expect(members).toHaveLength(memberCount);
    const isIn = members.some(({ username }) => username === imran.username);
    expect(Array.isArray(await textsOf(product, imran, roomId))).toBe(isIn);
  });

  test('lists its members by username and nothing else', async () => {
    const roomId = await aRoom(product, meera);
    const after = await addMembers(product, roomId, imran);
    const { body } = await product.call(listRoomMembers, { as: imran, params: { roomId }, after });
    expect(body.members.map(({ username, isYou }) => [username, isYou]).toSorted()).toEqual(
      [
        [meera.username, false],
        [imran.username, true],
      ].toSorted(),
    );
    expect(JSON.stringify(body)).not.toContain(meera.fullName);
    expect(JSON.stringify(body)).not.toContain(meera.id);
  });
});

describe('a message', () => {
  test('is posted once however often it is sent, and its id is that of the command', async () => {
    const roomId = await aRoom(product, meera);
    const commandId = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => post(product, meera, roomId, ' Oats help. ', commandId)),
    );
    expect(sent.map(({ status, body }) => [status, body.messageId])).toEqual(Array(5).fill([200, commandId]));
    expect(await textsOf(product, meera, roomId, sent[0]?.position)).toEqual(['Oats help.']);
    expect((await post(product, meera, roomId, 'Something else', commandId)).code).toBe('COMMAND_ID_REUSED');
    await addMembers(product, roomId, imran);
    expect((await post(product, imran, roomId, ' Oats help. ', commandId)).code).toBe('COMMAND_ID_REUSED');
  });

  test.each([[''], [' \n\t '], ['\u200b\u2060'], ['x'.repeat(2_001)]])('%j is refused', async (message) => {
    const roomId = await aRoom(product, meera);
    expect((await post(product, meera, roomId, message)).code).toBe('INPUT_INVALID');
  });

  test('stays text, whatever it contains', async () => {
    const roomId = await aRoom(product, meera);
    const texts = ['<script>alert(1)</script>', '**bold** [x](javascript:y)', 'नमस्ते 👩🏽‍⚕️ é', 'line\n\nline'];
    for (const text of texts) await post(product, meera, roomId, text);
    const { position } = await post(product, meera, roomId, 'ab\u202egpj\u0007\ud800');
    expect(await textsOf(product, meera, roomId, position)).toEqual([...texts, 'abgpj\ufffd']);
  });

  test('is for members only, in every call', async () => {
    const roomId = await aRoom(product, meera);
    const { body, position: after } = await post(product, meera, roomId, 'Among us.');
    const { messageId } = body;
    const about = { as: rohan, after };
    const refused = [
      await product.call(listRoomMessages, { ...about, params: { roomId } }),
      await product.call(listRoomMembers, { ...about, params: { roomId } }),
      await product.call(postMessage, { ...about, body: { roomId, message: 'Hello' } }),
      await product.call(markRoomRead, { ...about, body: { roomId, position: '1' } }),
      await product.call(leaveRoom, { ...about, body: { roomId } }),
      await product.call(reportMessage, { ...about, body: { messageId, reason: 'attack' } }),
      await product.call(hideMessageForMe, { ...about, body: { messageId } }),
    ];
    expect(refused.map(({ code }) => code)).toEqual([
      ...Array<string>(5).fill('ROOM_NOT_FOUND'),
      ...Array<string>(2).fill('ROOM_MESSAGE_NOT_FOUND'),
    ]);
    expect((await roomsOf(product, rohan, after)).rooms.map(({ _id }) => _id)).not.toContain(roomId);
    const doctor = await aDoctor(product);
    for (const as of [doctor, operator]) expect(await textsOf(product, as, roomId)).toBe('NOT_ALLOWED');
  });

  test('is no longer read by somebody who has left, and is again after joining', async () => {
    const roomId = await aRoom(product, meera);
    await addMembers(product, roomId, imran);
    await post(product, meera, roomId, 'One');
    const commandId = randomUUID();
    await post(product, imran, roomId, 'Two', commandId);
    await product.call(leaveRoom, { as: imran, body: { roomId } });
    expect((await post(product, imran, roomId, 'Two', commandId)).body.messageId).toBe(commandId);
    expect((await post(product, imran, roomId, 'Three', commandId)).code).toBe('COMMAND_ID_REUSED');
    expect(await textsOf(product, imran, roomId)).toBe('ROOM_NOT_FOUND');
    expect((await post(product, imran, roomId, 'Still here?')).code).toBe('ROOM_NOT_FOUND');
    expect(await textsOf(product, imran, roomId, await addMembers(product, roomId, imran))).toEqual(['One', 'Two']);
  });

  test('of thirty-one in a minute, sent through two processes, is refused with the time to wait', async () => {
    const as = await aPatient(product);
    const roomId = await aRoom(product, as);
    const closing: (() => unknown)[] = [];
    const processes = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const limits = await openLimits(product.env.REDIS_URL, silentLogger);
        const { open } = createCommandService(product.services.ports, { ...product.beside(name), limits });
        const listening = await listen(open, 0);
        closing.push(() => listening.close(), limits.close);
        return createCaller(`http://127.0.0.1:${listening.port}`);
      }),
    );
    // At once: one after another they may take longer than the minute.
    const sent = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        processes[n % 2]?.(postMessage, { as, body: { roomId, message: `Message ${n}` } }),
      ),
    );
    expect(sent.map((each) => each?.code)).toEqual(sent.map(() => undefined));
    const refused = await processes[0]?.(postMessage, { as, body: { roomId, message: 'One more' } });
    expect([refused?.status, refused?.code]).toEqual([429, 'TOO_MANY_TRIES']);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const close of closing) await close();
  });
});

describe('the history of a room', () => {
  test('is read in pages backwards, and forwards from a cursor without a gap', async () => {
    const roomId = await aRoom(product, meera);
    await addMembers(product, roomId, imran);
    const texts = Array.from({ length: 120 }, (_, n) => `Message ${n}`);
    let position: string | null = null;
    for (const text of texts) ({ position } = await post(product, meera, roomId, text));
    const page = async (query: Record<string, string>) =>
      (await product.call(listRoomMessages, { as: imran, params: { roomId }, after: position, query })).body;

    const latest = await page({});
    const middle = await page({ before: latest.earlier ?? '' });
    const first = await page({ before: middle.earlier ?? '' });
    expect([...first.messages, ...middle.messages, ...latest.messages].map(({ message }) => message)).toEqual(texts);
    expect(first.earlier).toBeNull();

    // What came while somebody was cut off: more than one page, and a hidden one among the known.
    const cursor = first.messages[9]?.position ?? '';
    const missed: string[] = [];
    let [from, hasMore] = [cursor, true];
    while (hasMore) {
      const next = await page({ after: from });
      missed.push(...next.messages.map(({ message }) => message));
      ({ cursor: from, hasMore } = next);
    }
    expect(missed).toEqual(texts.slice(10));
    expect((await page({ after: from })).messages).toEqual([]);
  });

  test('tells after a cursor that a known message was hidden', async () => {
    const { roomId, messageId, position } = await aReport(product, meera, imran);
    const { cursor } = (await product.call(listRoomMessages, { as: meera, params: { roomId }, after: position })).body;
    const body = { seen: 1, reason: 'selling' };
    const hidden = await product.call(hideReportedMessage, { as: operator, params: { id: messageId }, body });
    const { messages } = (
      await product.call(listRoomMessages, {
        as: meera,
        params: { roomId },
        after: hidden.position,
        query: { after: cursor },
      })
    ).body;
    expect(messages).toMatchObject([
      { _id: messageId, state: 'hidden', message: '', sender: meera.username, hidden: { reason: 'selling' } },
    ]);
  });

  test('shows the latest messages in the list of rooms, with what is unread until it is read', async () => {
    const roomId = await aRoom(product, meera);
    await addMembers(product, roomId, rohan);
    let position: string | null = null;
    for (let n = 0; n < 25; n += 1) ({ position } = await post(product, meera, roomId, `Message ${n}`));
    const mine = async (as: Person) => {
      const room = (await roomsOf(product, as, position)).rooms.find(({ _id }) => _id === roomId);
      if (!room) throw new Error('The room is not listed');
      return room;
    };
    const room = await mine(rohan);
    expect(room.messages.map(({ message }) => message)).toEqual(
      Array.from({ length: 20 }, (_, n) => `Message ${n + 5}`),
    );
    expect(room).toMatchObject({ unread: 25, readUpTo: null, lastMessage: { message: 'Message 24', isOwn: false } });
    expect((await mine(meera)).unread).toBe(0);
    const counted = async () => (await product.call(countUnreadMessages, { as: rohan, after: position })).body;
    expect(await counted()).toEqual({ unread: 25, rooms: 1 });

    const upTo = room.messages.at(-2)?.position ?? '';
    ({ position } = await product.call(markRoomRead, { as: rohan, body: { roomId, position: upTo } }));
    expect(await mine(rohan)).toMatchObject({ unread: 1, readUpTo: upTo });
    expect(await counted()).toEqual({ unread: 1, rooms: 1 });

    // A mark beyond the log does not silence the room.
    await product.call(markRoomRead, { as: rohan, body: { roomId, position: '999999999999999999' } });
    ({ position } = await post(product, meera, roomId, 'One more'));
    expect((await mine(rohan)).unread).toBe(1);
    const readUpTo = (await mine(rohan)).messages.at(-1)?.position ?? '';
    ({ position } = await product.call(markRoomRead, { as: rohan, body: { roomId, position: readUpTo } }));
    expect(await mine(rohan)).toMatchObject({ unread: 0, readUpTo });
  });
});

describe('what a person does not want to see', () => {
  test('a message hidden for oneself keeps its place without a text, is seen by the others, and again after it is shown', async () => {
    const [reader, roomId] = [await aPatient(product), await aRoom(product, meera)];
    await addMembers(product, roomId, imran, reader);
    const { messageId } = (await post(product, meera, roomId, 'Wrong room, sorry')).body;
    await product.call(hideMessageForMe, { as: reader, body: { messageId } });
    const { position } = await product.call(hideMessageForMe, { as: imran, body: { messageId } });
    const { body } = await product.call(listRoomMessages, { as: imran, params: { roomId }, after: position });
    expect(body.messages).toMatchObject([
      { _id: messageId, state: 'hiddenForMe', message: '', sender: meera.username },
    ]);
    const { rooms } = await roomsOf(product, reader, position);
    expect(rooms).toMatchObject([{ unread: 0, lastMessage: null, messages: [{ state: 'hiddenForMe', message: '' }] }]);
    expect(await textsOf(product, meera, roomId, position)).toEqual(['Wrong room, sorry']);
    const shown = await product.call(showMessageForMe, { as: imran, body: { messageId } });
    expect(await textsOf(product, imran, roomId, shown.position)).toEqual(['Wrong room, sorry']);
  });

  test('a blocked person is not seen in any room, before or after, and does not learn of it', async () => {
    const [blocker, roomId, other] = [
      await aPatient(product),
      await aRoom(product, meera),
      await aRoom(product, meera),
    ];
    for (const id of [roomId, other]) await addMembers(product, id, blocker);
    await post(product, meera, roomId, 'Before');
    const username = meera.username.toUpperCase();
    await product.call(blockPerson, { as: blocker, body: { username } });
    const { position } = await post(product, meera, other, 'After');
    for (const id of [roomId, other]) expect(await textsOf(product, blocker, id, position)).toEqual([]);
    const { rooms } = await roomsOf(product, blocker, position);
    expect(rooms.map(({ unread, lastMessage, hasMessages }) => [unread, lastMessage, hasMessages])).toEqual([
      [0, null, true],
      [0, null, true],
    ]);
    // Nobody has a connection here; whoever asks is there.
    expect(rooms.map(({ hereCount }) => hereCount)).toEqual([1, 1]);
    const { blocked } = (await product.call(listBlocked, { as: blocker, after: position })).body;
    expect(blocked.map((each) => each.username)).toEqual([meera.username]);
    const after = (await post(product, blocker, roomId, 'Hello')).position;
    expect(await textsOf(product, meera, roomId, after)).toEqual(['Before', 'Hello']);

    const ended = await product.call(unblockPerson, { as: blocker, body: { username } });
    expect(await textsOf(product, blocker, roomId, ended.position)).toEqual(['Before', 'Hello']);
  });

  test('one’s own username and an unknown one are refused', async () => {
    const block = async (username: string) => (await product.call(blockPerson, { as: meera, body: { username } })).code;
    expect(await block(meera.username)).toBe('COMMUNITY_PERSON_SELF');
    expect(await block(`nobody-${Date.now()}`)).toBe('COMMUNITY_PERSON_NOT_FOUND');
  });
});

describe('a reported message', () => {
  test('is gone for its reporter alone, and waits for an operator with the messages around it', async () => {
    const roomId = await aRoom(product, meera);
    await addMembers(product, roomId, imran, rohan);
    await post(product, rohan, roomId, 'Does anyone take the tablet at night?');
    const { messageId } = (await post(product, meera, roomId, 'Stop the tablets!')).body;
    const report = { messageId, reason: 'harmfulAdvice', words: 'Please look.' };
    const { position: after } = await product.call(reportMessage, { as: imran, body: report });
    expect(await textsOf(product, imran, roomId, after)).toEqual(['Does anyone take the tablet at night?']);
    expect(await textsOf(product, rohan, roomId, after)).toHaveLength(2);

    const filter = JSON.stringify({ state: 'open', id: [messageId] });
    const { body: rows } = await product.call(listReportedMessages, { as: operator, after, query: { filter } });
    expect(rows).toMatchObject([
      { id: messageId, roomId, sender: meera.username, message: 'Stop the tablets!', reasons: ['harmfulAdvice'] },
    ]);
    const { body } = await product.call(showReportedMessage, { as: operator, after, params: { id: messageId } });
    expect(body).toMatchObject({
      ...{ version: 1, isMember: true, authorId: meera.id, decisions: [] },
      reports: [{ reason: 'harmfulAdvice', words: 'Please look.' }],
      context: [
        { message: 'Does anyone take the tablet at night?', isReported: false },
        { message: 'Stop the tablets!', isReported: true },
      ],
    });
    expect(JSON.stringify(body)).not.toContain(imran.id);
  });

  test('is hidden by an operator, once; its author and its reporter are told, and each opening is recorded', async () => {
    const [author, reporter] = [await aPatient(product), await aPatient(product)];
    const { roomId, messageId, position } = await aReport(product, author, reporter);
    const about = { as: operator, params: { id: messageId } };
    await product.call(showReportedMessage, { ...about, after: position });
    const decide = (seen: number) => product.call(hideReportedMessage, { ...about, body: { seen, reason: 'selling' } });
    expect((await decide(0)).code).toBe('REPORTS_CHANGED');
    const { position: after } = await decide(1);
    for (const seen of [1, 99]) expect((await decide(seen)).code).toBe('REPORTS_CHANGED');
    const late = await product.call(dismissReports, { ...about, body: { seen: 1, notes: 'It is fine.' } });
    expect(late.code).toBe('REPORTS_CHANGED');
    const told = async (as: Person) =>
      (await product.call(listNotifications, { as, after })).body.notifications.map(({ kind, link }) => [kind, link]);
    expect(await told(author)).toEqual([['communityMessageHidden', '/community']]);
    expect(await told(reporter)).toEqual([['communityReportDecided', '/community']]);
    expect((await product.call(showReportedMessage, { ...about, after })).body).toMatchObject({
      state: 'hidden',
      decisions: [{ decision: 'hidden', reason: 'selling', by: operator.fullName }],
    });
    expect(await textsOf(product, author, roomId, after)).toEqual(['']);

    const { store } = await openLog(product.vault, product.database, eventDefinitions);
    const opened = (await store.readStream(moderationStream(operator.id))).map(({ data }) => data);
    expect(opened).toContainEqual({ operatorId: operator.id, messageIds: [messageId] });
    await store.close();
  });

  test('is read once by a list that is refetched in one opening; other messages are another reading', async () => {
    const first = await aReport(product, meera, imran);
    const second = await aReport(product, meera, imran);
    const headers = { [OPENING]: randomUUID() };
    const read = (...id: string[]) => {
      const query = { filter: JSON.stringify({ state: 'open', id }) };
      return product.call(listReportedMessages, { as: operator, after: second.position, headers, query });
    };
    for (let times = 0; times < 3; times += 1) await read(first.messageId);
    await read(first.messageId, second.messageId);
    const { store } = await openLog(product.vault, product.database, eventDefinitions);
    const readings = (await store.readStream(moderationStream(operator.id))).map(
      ({ data }) => (data as { messageIds: string[] }).messageIds,
    );
    await store.close();
    expect(readings.filter((ids) => ids.includes(first.messageId))).toEqual([
      [first.messageId],
      [first.messageId, second.messageId],
    ]);
  });

  test('is kept after a dismissal, which needs a reason', async () => {
    const { messageId } = await aReport(product, meera, imran);
    const dismiss = (notes: string) =>
      product.call(dismissReports, { as: operator, params: { id: messageId }, body: { seen: 1, notes } });
    expect((await dismiss(' ')).code).toBe('INPUT_INVALID');
    expect((await dismiss('A joke among friends.')).status).toBe(200);
    expect((await product.call(reportMessage, { as: meera, body: { messageId, reason: 'other' } })).code).toBe(
      'ROOM_MESSAGE_OWN',
    );
  });

  test('that may put somebody in danger is listed first, then the longest waiting since the last decision', async () => {
    const roomId = await aRoom(product, meera);
    await addMembers(product, roomId, imran, rohan);
    const messageIds: string[] = [];
    for (const text of ['One', 'Two', 'I cannot go on'])
      messageIds.push((await post(product, meera, roomId, text)).body.messageId);
    const [first = '', second = '', danger = ''] = messageIds;
    const report = (as: Person, messageId: string, reason = 'selling') =>
      product.call(reportMessage, { as, body: { messageId, reason } });
    const dismiss = (messageId: string) =>
      product.call(dismissReports, { as: operator, params: { id: messageId }, body: { seen: 2, notes: 'Fine.' } });
    const listed = async (after: string | null) => {
      const filter = JSON.stringify({ state: 'open', id: messageIds });
      const { body } = await product.call(listReportedMessages, { as: operator, after, query: { filter } });
      return body.map(({ id }) => id);
    };
    await report(imran, first);
    await report(imran, second);
    await report(imran, danger, 'danger');
    expect(await listed((await report(rohan, first)).position)).toEqual([danger, first, second]);
    expect((await dismiss(first)).status).toBe(200);
    expect(await listed((await report(rohan, first)).position)).toEqual([danger, second, first]);
  });

  test('is seen by its reporter again after a dismissal, and can be reported anew', async () => {
    const { roomId, messageId, position } = await aReport(product, meera, imran);
    expect(await textsOf(product, imran, roomId, position)).toEqual([]);
    const about = { as: operator, params: { id: messageId } };
    const kept = await product.call(dismissReports, { ...about, body: { seen: 1, notes: 'A joke.' } });
    expect(await textsOf(product, imran, roomId, kept.position)).toEqual(['Natural drops, 50 % off']);
    const body = { messageId, reason: 'harmfulAdvice', words: 'It is no joke.' };
    const { position: after } = await product.call(reportMessage, { as: imran, body });
    expect(await textsOf(product, imran, roomId, after)).toEqual([]);
    const shown = (await product.call(showReportedMessage, { ...about, after })).body;
    expect([shown.state, shown.reports.map(({ words }) => words)]).toEqual([
      'open',
      ['For the third time.', 'It is no joke.'],
    ]);
  });

  test('can cost its author the membership, for good', async () => {
    const author = await aPatient(product, newPatient('Ayur Deals'));
    const { roomId } = await aReport(product, author, imran);
    const remove = (memberId: string) =>
      product.call(removeRoomMember, { as: operator, body: { roomId, memberId, reason: 'selling' } });
    const { position } = await remove(author.id);
    expect(await textsOf(product, author, roomId)).toBe('ROOM_NOT_FOUND');
    expect((await post(product, author, roomId, 'But why?')).code).toBe('ROOM_NOT_FOUND');
    expect((await product.call(joinRoom, { as: author, body: { roomId } })).code).toBe('ROOM_CLOSED');
    expect((await remove(randomUUID())).code).toBe('ROOM_MEMBER_NOT_FOUND');
    const { notifications } = (await product.call(listNotifications, { as: author, after: position })).body;
    expect(notifications.map(({ kind }) => kind)).toEqual(['communityRemoved']);
  });
});
