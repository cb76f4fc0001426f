import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { ConfigProblem, readConfig } from './config.js';
import { documentSettings, tokenSettings } from './environment.js';
import { documentKeyFrom, documentSettingsOfNewKey } from '../signatures/document-keys.js';
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
  test('is parsed into typed values, with defaults', () => {
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

  test('reports every problem at once, and no value', () => {
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
    'rejects "%s" as a secret',
    (text) => {
      expect(() => readConfig(schema, { ...good, TOKEN_SECRET: text })).toThrow('32 bytes or more');
    },
  );

  test('validates the sender of emails', () => {
    const read = (from: string) => readConfig(z.object({ MAIL_FROM: sender }), { MAIL_FROM: from }).MAIL_FROM;
    for (const good of ['hello@house.example', 'The House <hello@house.example>']) expect(read(good)).toBe(good);
    for (const bad of ['house', 'a@b.example, c@d.example', 'The House', 'A <a@b>\r\nBcc: <c@d>'])
      expect(() => read(bad)).toThrow('MAIL_FROM: is not an email address');
  });
});

describe('the public keys for access tokens', () => {
  const read = (TOKEN_PUBLIC_KEYS: string) =>
    readConfig(tokenSettings, { PUBLIC_URL: 'https://house.example', TOKEN_PUBLIC_KEYS }).TOKEN_PUBLIC_KEYS;
  const key = 'A'.repeat(43);

  test('can be one or several', () => {
    expect(read(key)).toEqual([key]);
    expect(read(`${key}, ${key}`)).toEqual([key, key]);
  });

  test.each(['', ',', 'short', `${key},short`, `${key}=`])('cannot be "%s"', (text) => {
    expect(() => read(text)).toThrow('  - TOKEN_PUBLIC_KEYS');
  });
});

describe('the certificates of documents', () => {
  const read = (settings: Record<string, string>) => readConfig(documentSettings, settings);

  test('are those of the key and of earlier ones', async () => {
    const { DOCUMENT_CERTIFICATES: older } = await documentSettingsOfNewKey();
    const made = read(await documentSettingsOfNewKey(older));
    expect(made.DOCUMENT_CERTIFICATES.map(({ subject }) => subject)).toEqual(Array(2).fill('CN=Anamnesis documents'));
    expect(() => documentKeyFrom(made.DOCUMENT_SIGNING_KEY, made.DOCUMENT_CERTIFICATES)).not.toThrow();
    expect(() => documentKeyFrom(made.DOCUMENT_SIGNING_KEY, made.DOCUMENT_CERTIFICATES.slice(1))).toThrow(
      'DOCUMENT_CERTIFICATES does not contain the certificate of DOCUMENT_SIGNING_KEY',
    );
  });

  test.each(['', ',', 'AAAA'])('cannot be "%s"', (DOCUMENT_CERTIFICATES) => {
    const settings = { DOCUMENT_SIGNING_KEY: 'ab'.repeat(32), DOCUMENT_CERTIFICATES };
    expect(() => read(settings)).toThrow('  - DOCUMENT_CERTIFICATES');
  });
});
