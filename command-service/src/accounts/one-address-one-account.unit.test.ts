import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createCommandBus, uuidOf } from '@anamnesis/platform/deciding/handle';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import { type Fault, interleaved, type Log, outcomeOf } from '../testing/interleaved-store.js';
import { memoryLog } from '../testing/memory-log.js';
import { accountAt } from './account-at.js';
import { createAccountIds } from './account-id.js';
import { changeEmail } from './change-email.js';
import { credentialsDecider } from './credentials.decider.js';
import { withFreeAddress } from './free-address.js';
import { patientDecider } from './patient.decider.js';

type Step =
  | { what: 'register'; address: number }
  /** Requests a change of address, and uses the link that is sent. */
  | { what: 'change'; account: number; address: number }
  /** Uses the link of an earlier request again. */
  | { what: 'open'; account: number; number: number }
  | { what: 'revert'; account: number; number: number };
type Sent = Step & { fault: Fault | null };

const MINUTES = 60_000;
const ACCOUNTS = 2;
const ADDRESSES = 4;
const ids = createAccountIds(Buffer.alloc(32, 1));
const addressOf = (address: number) => `address${address}@example.org`;
const idOf = (address: number) => ids.account('patient', addressOf(address));
const streamOf = (address: number) => `patient-${idOf(address)}`;

/** Accounts over one log. */
function testSystem() {
  const { store, codec } = memoryLog();
  let now = Date.parse('2026-11-20T06:00:00Z');
  // Each reading of the clock advances it, so that emails may be requested again and claims expire in the middle of a step.
  const clock = () => new Date((now += 25_000));
  const service = (over: Log = store) => {
    const commands = createCommandBus(over as EventStore, codec);
    const ports = { commands, ids, clock };
    let count = 0;
    const causeOf = (patientId: string) => ({
      ...{ actor: { id: patientId, role: 'patient' as const }, correlationId: 'test' },
      ...{ commandId: uuidOf(`command ${now} ${(count += 1)}`), asked: 'asked' },
    });
    const register = (address: number): Promise<unknown> => {
      const patientId = idOf(address);
      const person = {
        ...{ patientId, username: 'meera', fullName: 'Meera Joshi', email: addressOf(address) },
        ...{ passwordHash: 'hash', gender: null, age: null, picture: null },
      };
      const cause = causeOf(patientId);
      const command = { type: 'RegisterPatient', data: { language: 'en', person, reservationId: 'r' } } as const;
      return withFreeAddress(ports, 'patient', patientId, cause, () =>
        commands.handle(patientDecider, streamOf(address), command, null, cause),
      );
    };
    const take = async (step: Step): Promise<unknown> => {
      if (step.what === 'register') return register(step.address);
      const account = { id: idOf(step.account), role: 'patient' } as const;
      const stream = streamOf(step.account);
      const cause = causeOf(account.id);
      const decide = (command: Parameters<typeof credentialsDecider.decide>[1]) =>
        commands.handle(credentialsDecider, stream, command, { now: clock() }, cause);
      if (step.what === 'revert') return decide({ type: 'RevertEmailChange', data: { number: step.number } });
      if (step.what === 'open') return changeEmail(ports, account, step.number, cause);
      const known = await commands.load(credentialsDecider, stream);
      if (known.status === 'none') return undefined;
      const data = { email: addressOf(step.address), passwordChanges: known.passwordChanges };
      const { state } = await decide({ type: 'RequestEmailChange', data });
      return state.status === 'none' ? undefined : changeEmail(ports, account, state.emails.requests, cause);
    };
    return { register, take, ports, decide: (address: number) => commands.load(credentialsDecider, streamOf(address)) };
  };
  return { store, service, pass: (milliseconds: number) => (now += milliseconds) };
}

const fault = fc.option(fc.record({ at: fc.nat(4), stored: fc.boolean() }), { freq: 3 });
const account = fc.nat(ACCOUNTS - 1);
const address = fc.nat(ADDRESSES - 1);
const number = fc.integer({ min: 1, max: 3 });
const sent: fc.Arbitrary<Sent> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ what: fc.constant('register' as const), address, fault }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('change' as const), account, address, fault }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('open' as const), account, number, fault }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('revert' as const), account, number, fault }) },
);

test('under repeated, concurrent and interrupted sign-ups and changes of address, an address has at most one account', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { minLength: 1, maxLength: 7 }), fc.scheduler(), async (story, scheduler) => {
      const system = testSystem();
      const first = system.service();
      for (let each = 0; each < ACCOUNTS; each += 1) {
        await first.register(each);
        const cause = {
          actor: { id: idOf(each), role: 'patient' as const },
          correlationId: 't',
          commandId: uuidOf(`v${each}`),
        };
        const confirm = { type: 'ConfirmEmail', data: { by: 'letter' } } as const;
        const moment = { now: new Date('2026-11-20T06:00:00Z') };
        await first.ports.commands.handle(credentialsDecider, streamOf(each), confirm, moment, {
          ...cause,
          asked: null,
        });
      }
      const running = story.map(({ fault: broken, ...step }) =>
        outcomeOf(system.service(interleaved(system.store, scheduler, broken)).take(step)),
      );
      const passing = scheduler.schedule(Promise.resolve(), 'time passes').then(() => system.pass(2 * MINUTES));
      await scheduler.waitFor(Promise.all([...running, passing]));
      await Promise.all(running);

      system.pass(10 * MINUTES);
      const later = system.service();
      const accounts = await Promise.all(Array.from({ length: ADDRESSES }, (_, each) => later.decide(each)));
      const had = new Set<string>();
      for (const [each, known] of accounts.entries()) {
        if (known.status === 'none') continue;
        // Each account is found by its current address.
        expect((await accountAt(later.ports, 'patient', known.email)).id).toBe(idOf(each));
        // No two accounts share an address, current or earlier.
        const own = new Set([known.email, addressOf(each), ...known.emails.changes.map(({ before }) => before.email)]);
        for (const email of own) {
          expect(had.has(email)).toBe(false);
          had.add(email);
        }
      }
      // An address that no account has used can still be registered after all commands have ended.
      for (let each = 0; each < ADDRESSES; each += 1)
        expect(await outcomeOf(later.register(each))).toBe(had.has(addressOf(each)) ? 'EMAIL_TAKEN' : 'done');
    }),
    { numRuns: 300 },
  );
});
