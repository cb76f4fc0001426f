import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterEach, expect, test } from '@jest/globals';
import { until } from '@anamnesis/platform/testing/until';
import { browse, type BrowserSocket, closeAll, connect, issue, memberships, readModel } from '../testing/sockets.js';
import { joinOften, learnsOf } from '../testing/join-at-once.js';
import { roomId, twoServers } from '../testing/two-servers.js';

afterEach(async () => {
  memberships.clear();
  await closeAll();
});

const told = ({ received }: BrowserSocket) =>
  received.map(([event, payload]) => `${event} ${(payload as { type: string }).type}`);
const aMember = () => {
  const id = randomUUID();
  memberships.set(id, [roomId]);
  return id;
};
/** Waits until a connection is told that it is in its rooms; what was received is empty then. */
async function entered({ received }: BrowserSocket): Promise<void> {
  await until(async () => expect(received.map(([event]) => event)).toEqual(['roomsEntered']));
  received.length = 0;
}
/** Connects a member. */
async function enter(address: string, id: string): Promise<BrowserSocket> {
  const browser = await connect(address, id, 'patient');
  await entered(browser);
  return browser;
}

type Publish = Awaited<ReturnType<typeof twoServers>>['publish'];
/** Waits until a message of the room no longer arrives. A mark of the reader, which always does, tells when it would have. */
const endsFor = (browser: BrowserSocket, readerId: string, post: () => Promise<unknown>, publish: Publish) =>
  until(async () => {
    const before = told(browser).length;
    await post();
    await publish('RoomRead', readerId);
    await until(async () => expect(told(browser).slice(before)).toContain('communityUpdate RoomRead'));
    expect(told(browser).slice(before)).toEqual(['communityUpdate RoomRead']);
  });

test('a message is pushed to all members on both servers, with ids only, and to nobody else', async () => {
  const { one, two, publish } = await twoServers();
  const [author, reader, stranger] = [aMember(), aMember(), randomUUID()];
  const sockets = [await enter(one.address, author), await enter(two.address, reader)];
  const others = [
    await connect(two.address, stranger, 'patient'),
    // Doctors have no community, whatever a read model says.
    await connect(one.address, aMember(), 'doctor'),
  ];
  await publish('MessagePosted', author);
  for (const { received } of sockets)
    await until(async () =>
      expect(received).toEqual([
        ['communityUpdate', { type: 'MessagePosted', roomId, messageId: expect.any(String), position: '1' }],
      ]),
    );
  for (const { received } of others) expect(received).toEqual([]);
});

test('a connection is told once it is in its rooms, however long that takes: what is posted from then on reaches it', async () => {
  const { one, publish } = await twoServers();
  const [author, reader] = [aMember(), aMember()];
  let answer: () => void = () => undefined;
  readModel.ready = new Promise<void>((resolve) => (answer = resolve));
  const browser = await connect(one.address, reader, 'patient');
  await publish('MessagePosted', author);
  await publish('RoomRead', reader);
  await until(async () => expect(told(browser)).toEqual(['communityUpdate RoomRead']));
  browser.received.length = 0;
  answer();
  await entered(browser);
  await publish('MessagePosted', author);
  await until(async () => expect(told(browser)).toEqual(['communityUpdate MessagePosted']));
});

test('a message to a member who joined in the same second arrives, whether the connection, the event or the read model is first', async () => {
  await joinOften(await twoServers(), 60);
});

test('a comparison with a read model that lags takes back no join, and no leaving', async () => {
  const { one, two, publish } = await twoServers();
  const [author, joiner, leaver] = [aMember(), randomUUID(), aMember()];
  const [joining, leaving] = [await connect(two.address, joiner, 'patient'), await enter(two.address, leaver)];
  // A second window of each asks the read model, which answers once the events are told.
  let answer: () => void = () => undefined;
  readModel.ready = new Promise<void>((resolve) => (answer = resolve));
  const others = [await connect(two.address, joiner, 'patient'), await connect(two.address, leaver, 'patient')];
  await until(async () => expect(two.askedForMembers()).toBe(4));
  await publish('MemberJoined', joiner);
  await publish('MemberLeft', leaver);
  for (const each of [joining, others[0], leaving, others[1]])
    await until(async () => expect(each && told(each).at(-1)).toBe('communityUpdate MemberLeft'));
  answer();
  await enter(one.address, author);
  const before = [leaving, others[1]].map((each) => each?.received.length);
  await publish('MessagePosted', author);
  for (const each of [joining, others[0]])
    await until(async () => expect(each && told(each).at(-1)).toBe('communityUpdate MessagePosted'));
  expect([leaving, others[1]].map((each) => each?.received.length)).toEqual(before);
});

test('joining begins the pushes of an open connection, and leaving or being removed ends them at once', async () => {
  const { one, two, publish } = await twoServers();
  const [author, joiner] = [aMember(), randomUUID()];
  const [first, second] = [await enter(one.address, author), await connect(two.address, joiner, 'patient')];
  await publish('MessagePosted', author);
  await publish('MemberJoined', joiner);
  await publish('MessagePosted', author);
  await publish('MemberLeft', joiner);
  await publish('MessagePosted', author);
  await publish('MemberJoined', joiner);
  await publish('MemberRemoved', joiner);
  await publish('MessagePosted', author);
  await until(async () => expect(told(first)).toHaveLength(8));
  const [posted, joined] = ['communityUpdate MessagePosted', 'communityUpdate MemberJoined'];
  const ended = ['communityUpdate MemberLeft', 'communityUpdate MemberRemoved'];
  await until(async () => expect(told(second)).toEqual([joined, posted, ended[0], joined, ended[1]]));
});

test('what one person has read or hidden is told to that person’s devices alone', async () => {
  const { one, two, publish } = await twoServers();
  const [reader, other] = [aMember(), aMember()];
  const devices = [await enter(one.address, reader), await enter(two.address, reader)];
  const another = await enter(one.address, other);
  await publish('RoomRead', reader);
  await publish('PersonBlocked', reader, { roomId: null });
  for (const device of devices)
    await until(async () =>
      expect(told(device)).toEqual(['communityUpdate RoomRead', 'communityUpdate PersonBlocked']),
    );
  expect(another.received).toEqual([]);
});

test('reports and what is decided about them are told to operators on both servers, and who is a member hears of the decision alone', async () => {
  const { one, two, publish } = await twoServers();
  const [author, operator] = [aMember(), randomUUID()];
  const operators = [
    await connect(one.address, operator, 'operator'),
    await connect(two.address, randomUUID(), 'operator'),
  ];
  const member = await enter(one.address, author);
  const auditor = await connect(two.address, randomUUID(), 'auditor');
  const messageId = randomUUID();
  for (const type of [
    'MessageReported',
    'MessagePosted',
    'ReportsDismissed',
    'MessageHidden',
    'MemberRemoved',
  ] as const)
    await publish(type, author, { messageId });
  for (const each of operators)
    await until(async () =>
      expect(told(each)).toEqual(
        ['MessageReported', 'ReportsDismissed', 'MessageHidden', 'MemberRemoved'].map(
          (type) => `communityUpdate ${type}`,
        ),
      ),
    );
  await until(async () =>
    expect(told(member)).toEqual(
      ['MessagePosted', 'MessageHidden', 'MemberRemoved'].map((type) => `communityUpdate ${type}`),
    ),
  );
  expect(auditor.received).toEqual([]);
});

test('a connection that is continued after leaving gets nothing that was posted in the meantime, and the rest', async () => {
  const { one, two, publish } = await twoServers();
  const [author, leaver] = [aMember(), aMember()];
  const witness = await enter(one.address, author);
  const browser = browse(two.address, [await issue(leaver, 'patient')]);
  await entered(browser);
  await publish('MessagePosted', author);
  await until(async () => expect(told(browser)).toHaveLength(1));

  browser.socket.io.reconnection(false);
  browser.socket.io.engine.close();
  memberships.delete(leaver);
  await publish('MemberLeft', leaver);
  await publish('MessagePosted', author);
  await publish('PersonBlocked', leaver, { roomId: null });
  await until(async () => expect(told(witness)).toHaveLength(3));
  browser.socket.connect();
  await once(browser.socket as never, 'connect');
  expect(browser.socket.recovered).toBe(true);
  await until(async () => expect(told(browser)).toContain('communityUpdate PersonBlocked'));
  // Their own leaving is told to them or not: it may have been noticed before the connection was lost.
  expect(told(browser).filter((each) => !each.endsWith('MemberLeft'))).toEqual([
    'communityUpdate MessagePosted',
    'communityUpdate PersonBlocked',
  ]);
});

test('a report and its dismissal are told to whoever reported, on each device, and not who that was', async () => {
  const { one, two, publish } = await twoServers();
  const [author, reporter] = [aMember(), aMember()];
  const devices = [await enter(one.address, reporter), await enter(two.address, reporter)];
  const [another, operator] = [await enter(one.address, author), await connect(two.address, randomUUID(), 'operator')];
  const messageId = randomUUID();
  for (const type of ['MessageReported', 'ReportsDismissed'] as const)
    await publish(type, author, { messageId, reporterIds: [reporter] });
  for (const { received } of [...devices, operator])
    await until(async () =>
      expect(received).toEqual([
        ['communityUpdate', { type: 'MessageReported', roomId, messageId, position: '1' }],
        ['communityUpdate', { type: 'ReportsDismissed', roomId, messageId, position: '2' }],
      ]),
    );
  expect(another.received).toEqual([]);
});

test('a browser that was cut off gets what it missed; one that was removed in the meantime gets nothing later', async () => {
  const { one, two, publish } = await twoServers();
  const [author, reader] = [aMember(), aMember()];
  await enter(one.address, author);
  const browser = browse(two.address, [await issue(reader, 'patient')]);
  await entered(browser);
  await publish('MessagePosted', author);
  await until(async () => expect(told(browser)).toHaveLength(1));

  browser.socket.io.engine.close();
  const missed = await publish('MessagePosted', author);
  await until(async () => expect(learnsOf(browser, missed)).toBe(true));

  browser.socket.io.reconnection(false);
  browser.socket.io.engine.close();
  memberships.delete(reader);
  await publish('MemberRemoved', reader);
  browser.socket.connect();
  await once(browser.socket as never, 'connect');
  await endsFor(browser, reader, () => publish('MessagePosted', author), publish);
});

test('a membership that no event told of is found at the next heartbeat, and one that has ended too', async () => {
  const { one, publish } = await twoServers(50);
  const [author, reader] = [aMember(), randomUUID()];
  await enter(one.address, author);
  const browser = await connect(one.address, reader, 'patient');
  memberships.set(reader, [roomId]);
  await entered(browser);
  await publish('MessagePosted', author);
  await until(async () => expect(told(browser)).toHaveLength(1));
  memberships.delete(reader);
  await endsFor(browser, reader, () => publish('MessagePosted', author), publish);
});

test('one message reaches a thousand members on two servers by one push, and asks who they are not once', async () => {
  const { one, two, publish } = await twoServers();
  const members = Array.from({ length: 1_000 }, aMember);
  const sockets: BrowserSocket[] = [];
  for (let from = 0; from < members.length; from += 100)
    sockets.push(
      ...(await Promise.all(
        members.slice(from, from + 100).map((id, index) => enter((index % 2 === 0 ? one : two).address, id)),
      )),
    );
  await until(async () => expect(await one.attending.count([roomId])).toEqual([1_000]));
  const asked = one.askedForMembers() + two.askedForMembers();
  await publish('MessagePosted', members[0] ?? '');
  await until(async () => expect(sockets.filter(({ received }) => received.length === 1)).toHaveLength(1_000));
  expect(one.askedForMembers() + two.askedForMembers()).toBe(asked);
});
