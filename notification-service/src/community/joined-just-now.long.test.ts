import { afterEach, test } from '@jest/globals';
import { joinOften } from '../testing/join-at-once.js';
import { closeAll } from '../testing/sockets.js';
import { twoServers } from '../testing/two-servers.js';

afterEach(closeAll);

test('a message to a member who joined in the same second arrives, a thousand times', async () => {
  await joinOften(await twoServers(), 1_000);
});
