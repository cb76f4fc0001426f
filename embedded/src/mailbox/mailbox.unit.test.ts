import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { type Mailbox, startMailbox } from './mailbox.js';

let dir: string;
let mailbox: Mailbox;
let server: Server;
let address: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'anamnesis-mailbox-'));
  mailbox = await startMailbox('http://localhost:8080', { dir, reach: 'this-machine', key: 'k-1' }, silentLogger);
  server = createServer(mailbox.handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mailbox`;
});
afterAll(async () => {
  server.close();
  await mailbox.close();
  await rm(dir, { recursive: true });
});

test('accepts emails only with the password', async () => {
  const to = { envelope: { from: 'a@example.org', to: 'b@example.org' }, raw: 'Subject: x\r\n\r\ny' };
  const { SMTP_URL } = mailbox.settings;
  const strangers = [SMTP_URL.replace(/\/\/.*@/, '//'), SMTP_URL.replace(/:[^:@]+@/, ':guessed@')];
  for (const url of strangers) {
    const transport = createTransport(url);
    await expect(transport.sendMail(to)).rejects.toMatchObject({ responseCode: expect.any(Number) });
    transport.close();
  }
});

// A proxy on the same machine that sends another Host looks like a local browser.
test.each([
  ['no key', '', ''],
  ['a wrong key', '?key=k-2', ''],
  ['a wrong cookie', '', 'mailbox-key=k-2'],
])('shows no email for %s', async (_, query, cookie) => {
  const response = await fetch(`${address}${query}`, { headers: { cookie } });
  expect(response.status).toBe(403);
  expect(await response.text()).not.toContain('No emails yet.');
});

test('the URL with the key sets a cookie for later visits', async () => {
  const first = await fetch(`${address}?key=k-1`, { redirect: 'manual' });
  expect([first.status, first.headers.get('location')]).toEqual([303, '/mailbox']);
  const cookie = first.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/; Path=\/mailbox; HttpOnly; SameSite=Lax/);
  const page = await fetch(address, { headers: { cookie: `theme=dark; ${cookie.split(';')[0]}` } });
  expect(await page.text()).toContain('No emails yet.');
});
