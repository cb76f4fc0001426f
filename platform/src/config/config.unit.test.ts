import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { openIce } from '../process/adapters.js';
import { ConfigProblem, readConfig } from './config.js';
import { clinicSettings, iceSettings, tokenSettings } from './environment.js';
import { flag, list, port, secret, sender, url } from './settings.js';

const schema = z.object({
  PORT: port.default(8080),
  DATABASE_URL: url('postgres', 'postgresql'),
  TOKEN_SECRET: secret,
  ORIGINS: list.default([]),
  DEMO: flag.default(false),
});
const good = { DATABASE_URL: 'postgres://localhost/anamnesis', TOKEN_SECRET: 'ab'.repeat(32) };

describe('the configuration', () => {
  test('is read into values of their own kinds, with defaults', () => {
    const config = readConfig(schema, {
      ...good,
      PORT: '3000',
      ORIGINS: 'https://a.example, https://b.example,',
      DEMO: 'yes',
      UNKNOWN: 'x',
    });
    expect(config).toEqual({
      PORT: 3000,
      DATABASE_URL: good.DATABASE_URL,
      TOKEN_SECRET: Buffer.alloc(32, 0xab),
      ORIGINS: ['https://a.example', 'https://b.example'],
      DEMO: true,
    });
    expect(readConfig(schema, { ...good, PORT: '' })).toMatchObject({ PORT: 8080, DEMO: false });
    expect(
      readConfig(schema, { ...good, TOKEN_SECRET: Buffer.alloc(40, 9).toString('base64') }).TOKEN_SECRET,
    ).toHaveLength(40);
  });

  test('tells every problem at once, and no value', () => {
    const read = () => readConfig(schema, { PORT: '70000', DATABASE_URL: 'mysql://root:hunter2@db', DEMO: 'perhaps' });
    expect(read).toThrow(ConfigProblem);
    expect(read).toThrow(
      [
        'The configuration is not complete, so nothing was started:',
        '  - PORT: is not a port number',
        '  - DATABASE_URL: is not an address that starts with postgres:// or postgresql://',
        '  - TOKEN_SECRET: is missing',
        '  - DEMO: is not true or false',
      ].join('\n'),
    );
  });

  test.each(['short', 'ab'.repeat(31), 'not base64 at all, but long enough to be one'])(
    'does not take "%s" for a secret',
    (text) => {
      expect(() => readConfig(schema, { ...good, TOKEN_SECRET: text })).toThrow('32 bytes or more');
    },
  );

  test('knows who letters can come from', () => {
    const read = (from: string) => readConfig(z.object({ MAIL_FROM: sender }), { MAIL_FROM: from }).MAIL_FROM;
    for (const good of ['hello@clinic.example', 'The Clinic <hello@clinic.example>']) expect(read(good)).toBe(good);
    for (const bad of ['clinic', 'a@b.example, c@d.example', 'The Clinic', 'A <a@b>\r\nBcc: <c@d>'])
      expect(() => read(bad)).toThrow('MAIL_FROM: is not an e-mail address');
  });
});

describe('the keys that tokens are checked by', () => {
  const read = (TOKEN_PUBLIC_KEYS: string) =>
    readConfig(tokenSettings, { PUBLIC_URL: 'https://clinic.example', TOKEN_PUBLIC_KEYS }).TOKEN_PUBLIC_KEYS;
  const key = 'A'.repeat(43);

  test('are one or several', () => {
    expect(read(key)).toEqual([key]);
    expect(read(`${key}, ${key}`)).toEqual([key, key]);
  });

  test.each(['', ',', 'short', `${key},short`, `${key}=`])('are not "%s"', (text) => {
    expect(() => read(text)).toThrow('  - TOKEN_PUBLIC_KEYS');
  });
});

describe('the addresses that a meeting needs', () => {
  const read = (settings: Record<string, string>) =>
    readConfig(iceSettings.extend({ MEETING_BASE_URL: clinicSettings.shape.MEETING_BASE_URL }), settings);

  test('are none by default: people meet at the own page, directly', () => {
    expect(read({ TURN_URLS: '' })).toEqual({ MEETING_BASE_URL: '/meet', ICE_TRANSPORT: 'all' });
  });

  test('are lists of STUN and TURN addresses', () => {
    const settings = {
      MEETING_BASE_URL: 'https://meet.example/clinic/',
      STUN_URLS: 'stun:stun.example:3478',
      TURN_URLS: 'turn:turn.example:3478?transport=udp, turns:[2001:db8::1]:5349',
      TURN_SECRET: 'sixteen letters.',
      ICE_TRANSPORT: 'relay',
    };
    expect(read(settings)).toEqual({
      MEETING_BASE_URL: 'https://meet.example/clinic',
      STUN_URLS: ['stun:stun.example:3478'],
      TURN_URLS: ['turn:turn.example:3478?transport=udp', 'turns:[2001:db8::1]:5349'],
      TURN_SECRET: 'sixteen letters.',
      ICE_TRANSPORT: 'relay',
    });
  });

  test.each([
    ['STUN_URLS', 'https://stun.example'],
    ['STUN_URLS', 'turn:turn.example'],
    ['TURN_URLS', 'stun:stun.example'],
    ['TURN_URLS', 'turn:turn.example?transport=pigeon'],
    ['TURN_SECRET', 'short'],
    ['ICE_TRANSPORT', 'pigeon'],
    ['MEETING_BASE_URL', '//evil.example'],
    ['MEETING_BASE_URL', 'javascript:alert(1)'],
    ['MEETING_BASE_URL', 'meet'],
  ])('%s is not %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`  - ${name}: `);
  });

  test('a TURN server and its secret come together', () => {
    const open = (settings: Partial<z.infer<typeof iceSettings>>) => openIce({ ICE_TRANSPORT: 'all', ...settings });
    expect(open({})).toEqual({ stunUrls: [], turn: null, transport: 'all' });
    expect(open({ TURN_URLS: ['turn:a'], TURN_SECRET: 'sixteen letters.', ICE_TRANSPORT: 'relay' })).toEqual({
      stunUrls: [],
      turn: { urls: ['turn:a'], secret: 'sixteen letters.' },
      transport: 'relay',
    });
    expect(() => open({ TURN_URLS: ['turn:a'] })).toThrow('TURN_URLS and TURN_SECRET need each other');
    expect(() => open({ TURN_SECRET: 'sixteen letters.' })).toThrow('TURN_URLS and TURN_SECRET need each other');
    expect(() => open({ ICE_TRANSPORT: 'relay' })).toThrow('ICE_TRANSPORT=relay needs TURN_URLS');
  });
});
