import { afterEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { definePolicy, own, policy, type Rule } from '@anamnesis/contracts/language/policy';
import { defineError } from '@anamnesis/contracts/language/refusal';
import { defineRoute } from '@anamnesis/contracts/language/route';
import { answer, answerAbout, type RecordReading } from './answer.js';
import { serveForTest, testTokens, type Served } from './testing/serve.js';

interface Facts {
  owner: string;
}
const theirs: Rule<Facts> = {
  when: 'where it is theirs',
  ask: ({ id }, { owner }) => (id === owner ? { subject: owner, ground: { purpose: 'own' } } : null),
};
const THING_NOT_FOUND = defineError('THING_NOT_FOUND', 404, 'There is no such thing.');
const terms = { about: 'thing', otherwise: THING_NOT_FOUND } as const;
const { showThing } = definePolicy<Facts>()({ ...terms, recorded: false }, { showThing: { patient: theirs } });
const { readThing } = definePolicy<Facts>()({ ...terms, recorded: true }, { readThing: { patient: theirs } });

const common = {
  ...({ summary: '', feature: 'things', owner: 'query-service', method: 'GET', path: '/api/things/:id' } as const),
  errors: [],
  ...{ params: z.object({ id: z.string() }), reply: z.object({ owner: z.string() }) },
} as const;
const show = defineRoute({ ...common, name: 'showThing', action: showThing });
const read = defineRoute({ ...common, name: 'readThing', action: readThing });

const me = '00000000-0000-4000-8000-000000000001';
const things = new Map([
  ['mine', { owner: me, colour: 'red' }],
  ['other', { owner: 'somebody else', colour: 'blue' }],
]);
const find = ({ params }: { params: { id: string } }) => Promise.resolve(things.get(params.id) ?? null);

let served: Served | null = null;
afterEach(async () => {
  await served?.close();
  served = null;
});
async function get(handler: ReturnType<typeof answer>, id: string) {
  served ??= await serveForTest([handler]);
  const authorization = `Bearer ${await testTokens.issue({ id: me, role: 'patient' }, [], 'a sign-in')}`;
  const response = await served.fetch(`/api/things/${id}`, { headers: { authorization } });
  return [response.status, (await response.json()) as { code?: string }] as const;
}

test('a route whose policy needs no facts follows its rule', async () => {
  const NOT_TODAY = defineError('NOT_TODAY', 403, 'Not today.');
  const calledOff: Rule = { when: 'never', ask: () => NOT_TODAY };
  const { hide } = policy({ hide: { patient: calledOff } });
  const route = defineRoute({ ...common, name: 'hide', action: hide });
  const handler = answer(route, () => Promise.resolve({ body: { owner: me } }));
  expect(await get(handler, 'mine')).toMatchObject([403, { code: 'NOT_TODAY' }]);
});

describe('a route whose policy needs facts', () => {
  test('is handled only under the grant, with the facts behind it', async () => {
    const answered: string[] = [];
    const handler = answerAbout(
      show,
      find,
      ({ facts: { owner, colour }, grant }) => {
        answered.push(`${colour} of ${grant.subject} for ${grant.ground.purpose}`);
        return { body: { owner } };
      },
      {},
    );
    expect(await get(handler, 'mine')).toEqual([200, { owner: me }]);
    for (const id of ['other', 'nothing'])
      expect(await get(handler, id)).toMatchObject([404, { code: 'THING_NOT_FOUND' }]);
    expect(answered).toEqual([`red of ${me} for own`]);
  });

  test('does not compile as a query without facts, and requires the reading where readings are recorded', () => {
    const body = { owner: me };
    const record = () => Promise.resolve();
    // @ts-expect-error: the handler has to load the facts
    answer(show, () => Promise.resolve({ body }));
    const { list } = definePolicy<unknown>()({ ...terms, recorded: true }, { list: { patient: own } });
    // @ts-expect-error: the reading would not be recorded
    answer(defineRoute({ ...common, name: 'list', action: list }), () => Promise.resolve({ body }));
    const wrong = () => Promise.resolve({ size: 1 });
    // @ts-expect-error: these are not the facts of the policy
    answerAbout(show, wrong, () => ({ body }), {});
    // @ts-expect-error: the reading would not be recorded
    answerAbout(read, find, () => ({ body, reading: { what: { kind: 'thing', id: me } } }), {});
    // @ts-expect-error: the reading is missing
    answerAbout(read, find, () => ({ body }), { record });
    // @ts-expect-error: the action is missing
    defineRoute({ ...common, name: 'noAction' });
    expect(
      answerAbout(read, find, () => ({ body, reading: { what: { kind: 'thing', id: me } } }), { record }).route,
    ).toBe(read);
  });
});

describe('a reading', () => {
  const reading = { what: { kind: 'thing', id: 'mine' }, again: 'once a day' };
  const reads = (record: RecordReading) =>
    answerAbout(read, find, ({ facts: { owner } }) => ({ body: { owner }, reading }), { record });

  test('is recorded with actor, grant and record, before the reply is sent', async () => {
    const recorded: unknown[] = [];
    const handler = reads(({ actor }, grant, what) => {
      recorded.push([actor?.id, grant, what]);
      return Promise.resolve();
    });
    expect(await get(handler, 'mine')).toEqual([200, { owner: me }]);
    expect(await get(handler, 'other')).toMatchObject([404, {}]);
    expect(recorded).toEqual([[me, { subject: me, ground: { purpose: 'own' } }, reading]]);
  });

  test('that cannot be recorded returns nothing', async () => {
    const [status, body] = await get(
      reads(() => Promise.reject(new Error('the log is unavailable'))),
      'mine',
    );
    expect([status, body]).toMatchObject([500, { code: 'INTERNAL' }]);
    expect(body).not.toHaveProperty('owner');
  });
});
