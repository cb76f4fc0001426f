import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openPool, type Pool } from '../postgres/pool.js';
import { createSignIns, type SignIns } from './sign-ins.js';

let pool: Pool;
let signIns: SignIns;
beforeAll(async () => {
  pool = openPool(process.env['TEST_DATABASE_URL'] ?? '', (error) => {
    throw error;
  });
  signIns = await createSignIns(pool, { days: 30, key: Buffer.alloc(32, 7) });
});
afterAll(() => pool.end());

const person = () => ({ id: randomUUID(), role: 'patient' }) as const;
const open = async (...who: Parameters<SignIns['open']>) => (await signIns.open(...who)).refreshToken;
const refused = { code: 'REFRESH_REFUSED' };
/** Makes every rotation of this person's tokens look this many seconds older. */
const age = (accountId: string, seconds: number) =>
  pool.query(
    `update accounts.refresh_tokens set rotated_at = rotated_at - make_interval(secs => $2)
     where sign_in in (select id from accounts.sign_ins where account_id = $1)`,
    [accountId, seconds],
  );

describe('a sign-in', () => {
  test('continues from token to token', async () => {
    const actor = person();
    const first = await open(actor, 'a browser', ['pwd']);
    expect(first).toEqual({ value: expect.stringMatching(/^[\w-]{43}$/), maxAgeSeconds: 30 * 24 * 60 * 60 });
    const second = await signIns.rotate(first.value);
    expect(second.actor).toEqual(actor);
    const third = await signIns.rotate(second.refreshToken.value);
    expect(new Set([first.value, second.refreshToken.value, third.refreshToken.value]).size).toBe(3);
  });

  test('has one id from the first token to the last', async () => {
    const { signIn, refreshToken } = await signIns.open(person(), 'a browser', ['pwd']);
    expect((await signIns.rotate(refreshToken.value)).signIn).toBe(signIn);
  });

  test('stores no token in the clear', async () => {
    const { value } = await open(person(), 'a browser', ['pwd']);
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from accounts.refresh_tokens t`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) {
      expect(row).not.toContain(value);
      expect(row).not.toContain(Buffer.from(value).toString('hex'));
    }
  });

  test('ends when another account signs in in the same browser, and only then', async () => {
    const [meera, nikhil] = [person(), person()];
    const [ofMeera, ofNikhil] = [randomUUID(), randomUUID()];
    const first = await open(meera, 'a browser', ['pwd'], [ofMeera]);
    const elsewhere = await open(meera, 'a telephone', ['pwd'], [randomUUID(), ofNikhil]);
    const again = await open(meera, 'a browser', ['pwd'], [ofMeera]);
    const rotated = await signIns.rotate(first.value);
    const other = await open(nikhil, 'a browser', ['pwd'], [ofNikhil, ofMeera]);
    for (const { value } of [first, again, rotated.refreshToken])
      await expect(signIns.rotate(value)).rejects.toMatchObject(refused);
    for (const { value } of [elsewhere, other]) await signIns.rotate(value);
  });

  test('survives a reload that immediately sends the same token again', async () => {
    const { value } = await open(person(), 'a browser', ['pwd']);
    const lost = await signIns.rotate(value);
    const again = await signIns.rotate(value);
    expect(again.refreshToken.value).toBe(lost.refreshToken.value);
    expect(await signIns.rotate(again.refreshToken.value)).toMatchObject({ actor: again.actor });
  });

  test('survives many concurrent tabs', async () => {
    const { value } = await open(person(), 'a browser', ['pwd']);
    const all = await Promise.all(Array.from({ length: 8 }, () => signIns.rotate(value)));
    expect(new Set(all.map(({ refreshToken }) => refreshToken.value)).size).toBe(1);
  });

  test('has one newest token: a late request with an earlier one gets it, and goes on with it', async () => {
    const actor = person();
    const { value } = await open(actor, 'a browser', ['pwd']);
    const { refreshToken: second } = await signIns.rotate(value);
    const { refreshToken: third } = await signIns.rotate(second.value);
    const { refreshToken: late } = await signIns.rotate(value);
    expect(late.value).toBe(third.value);
    await age(actor.id, 60);
    expect((await signIns.rotate(late.value)).actor).toEqual(actor);
  });

  test('ends when two have the same newest token and both use it', async () => {
    const actor = person();
    const { value } = await open(actor, 'a browser', ['pwd']);
    const { refreshToken: ofOwner } = await signIns.rotate(value);
    const { refreshToken: ofThief } = await signIns.rotate(value);
    const { refreshToken: next } = await signIns.rotate(ofThief.value);
    await age(actor.id, 60);
    await expect(signIns.rotate(ofOwner.value)).rejects.toMatchObject({ code: 'REFRESH_REUSED' });
    await expect(signIns.rotate(next.value)).rejects.toMatchObject(refused);
  });

  test('ends, for thief and owner, when an old token is reused', async () => {
    const actor = person();
    const { value } = await open(actor, 'a browser', ['pwd']);
    const { refreshToken } = await signIns.rotate(value);
    const elsewhere = await open(actor, 'a telephone', ['pwd']);
    await age(actor.id, 11);
    await expect(signIns.rotate(value)).rejects.toMatchObject({ code: 'REFRESH_REUSED' });
    await expect(signIns.rotate(refreshToken.value)).rejects.toMatchObject(refused);
    await expect(signIns.rotate(value)).rejects.toMatchObject(refused);
    expect((await signIns.rotate(elsewhere.value)).actor).toEqual(actor);
  });

  test('has a grace period that does not restart with each use', async () => {
    const actor = person();
    const { value } = await open(actor, 'a browser', ['pwd']);
    await signIns.rotate(value);
    await age(actor.id, 6);
    await signIns.rotate(value);
    await age(actor.id, 6);
    await expect(signIns.rotate(value)).rejects.toMatchObject({ code: 'REFRESH_REUSED' });
  });

  test('ends by signing out, on one device or on all', async () => {
    const actor = person();
    const [here, there, other] = [
      await open(actor, 'a', ['pwd']),
      await open(actor, 'b', ['pwd']),
      await open(person(), 'c', ['pwd']),
    ];
    await signIns.close(here.value);
    await expect(signIns.rotate(here.value)).rejects.toMatchObject(refused);
    const successor = await signIns.rotate(there.value);
    await signIns.closeAll(actor.id);
    await expect(signIns.rotate(successor.refreshToken.value)).rejects.toMatchObject(refused);
    expect((await signIns.rotate(other.value)).actor.id).not.toBe(actor.id);
    await signIns.close('never given out');
  });

  test('continues alone when the others are ended', async () => {
    const actor = person();
    const [here, there] = [await open(actor, 'a', ['pwd']), await open(actor, 'b', ['pwd'])];
    const stranger = await open(person(), 'c', ['pwd']);
    await signIns.closeOthers(actor.id, here.value);
    await expect(signIns.rotate(there.value)).rejects.toMatchObject(refused);
    const { refreshToken } = await signIns.rotate(here.value);
    for (const foreign of [stranger.value, null]) {
      const again = await open(actor, 'd', ['pwd']);
      await signIns.closeOthers(actor.id, foreign);
      await expect(signIns.rotate(again.value)).rejects.toMatchObject(refused);
    }
    await expect(signIns.rotate(refreshToken.value)).rejects.toMatchObject(refused);
    expect((await signIns.rotate(stranger.value)).actor.id).not.toBe(actor.id);
  });

  test('records its first method, and methods added later', async () => {
    const [actor, stranger] = [person(), person()];
    const { value } = await open(actor, 'a browser', ['ext']);
    const next = await signIns.rotate(value);
    expect(next.methods).toEqual(['ext']);
    await signIns.strengthen(stranger.id, next.refreshToken.value, 'otp');
    const after = await signIns.rotate(next.refreshToken.value);
    expect(after.methods).toEqual(['ext']);
    for (let times = 0; times < 2; times += 1) await signIns.strengthen(actor.id, after.refreshToken.value, 'otp');
    expect((await signIns.rotate(after.refreshToken.value)).methods).toEqual(['ext', 'otp']);
  });

  test('is listed with the others of its account, the current one first, then by last use', async () => {
    const [actor, stranger] = [person(), person()];
    const [old, here, late, gone] = [
      await open(actor, 'old', ['pwd']),
      await open(actor, 'here', ['pwd']),
      await open(actor, 'late', ['pwd']),
      await open(actor, 'gone', ['pwd']),
    ];
    await open(stranger, 'another’s', ['pwd']);
    await signIns.rotate(old.value);
    const successor = await signIns.rotate(here.value);
    await signIns.rotate(late.value);
    await signIns.close(gone.value);
    const devices = async (value: string | null) =>
      (await signIns.list(actor.id, value)).map(({ device, here: isHere }) => `${device} ${isHere}`);
    expect(await devices(successor.refreshToken.value)).toEqual(['here true', 'late false', 'old false']);
    expect((await devices(null)).filter((each) => each.endsWith('true'))).toEqual([]);
    const [first] = await signIns.list(actor.id, here.value);
    expect(Date.parse(first?.usedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.openedAt ?? ''));
  });

  test('can be ended from another sign-in of its account, never from another account', async () => {
    const [actor, stranger] = [person(), person()];
    const { value } = await open(actor, 'a telephone', ['pwd']);
    const [{ id = '' } = {}] = await signIns.list(actor.id, null);
    expect(await signIns.closeOne(stranger.id, id)).toBe(false);
    const next = await signIns.rotate(value);
    expect(await signIns.closeOne(actor.id, id)).toBe(true);
    expect(await signIns.closeOne(actor.id, id)).toBe(false);
    await expect(signIns.rotate(next.refreshToken.value)).rejects.toMatchObject(refused);
  });

  test('expires, and its rows are deleted', async () => {
    const actor = person();
    const { value } = await open(actor, 'a browser', ['pwd']);
    await pool.query(`update accounts.sign_ins set expires_at = now() where account_id = $1`, [actor.id]);
    await pool.query(
      `update accounts.refresh_tokens set expires_at = now() where sign_in in (select id from accounts.sign_ins where account_id = $1)`,
      [actor.id],
    );
    await expect(signIns.rotate(value)).rejects.toMatchObject(refused);
    await open(person(), 'another', ['pwd']);
    const { rowCount } = await pool.query(`select from accounts.sign_ins where account_id = $1`, [actor.id]);
    expect(rowCount).toBe(0);
  });

  test.each(['', 'never given out', 'x'.repeat(5000)])('is not continued with "%.20s"', async (value) => {
    await expect(signIns.rotate(value)).rejects.toMatchObject(refused);
  });
});
