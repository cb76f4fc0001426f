import { expect, test } from '@jest/globals';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import { memoryLog } from '../testing/memory-log.js';
import { createAccountIds } from './account-id.js';
import { ownerOfUsername, withReservedUsername } from './username.js';
import { usernameDecider } from './username.decider.js';

const ids = createAccountIds(Buffer.alloc(32, 1));
const [first, second] = [ids.account('patient', 'one@example.org'), ids.account('patient', 'two@example.org')];
const cause = { actor: { id: second, role: 'patient' as const }, correlationId: 'test', commandId: first, asked: 'x' };

test.each(['иван', 'josé'])(
  '%s, once reserved by its exact letters, stays its owner’s, who is found by it',
  async (name) => {
    const { store, codec } = memoryLog();
    const commands = createCommandBus(store as EventStore, codec);
    const ports = { commands, ids, clock: () => new Date('2026-11-20T06:00:00Z') };
    const reserve = { type: 'ReserveUsername', data: { patientId: first, reservationId: first } } as const;
    const stream = `username-${ids.username(name)}`;
    await commands.handle(usernameDecider, stream, reserve, { now: ports.clock() }, { ...cause, commandId: second });
    const register = () => Promise.reject(new Error('It was reserved a second time'));
    await expect(withReservedUsername(ports, second, name, cause, register)).rejects.toMatchObject({
      kind: { code: 'USERNAME_TAKEN' },
    });
    expect(await ownerOfUsername(ports, name.toUpperCase())).toBe(first);
    expect(await ownerOfUsername(ports, 'somebody')).toBeNull();
  },
);
