import { describe, expect, test } from '@jest/globals';
import { readConfig } from '@anamnesis/platform/config/config';
import type { z } from 'zod';
import { iceServersOf, iceSettings } from './ice-settings.js';

describe('the STUN and TURN servers', () => {
  const read = (settings: Record<string, string>) => readConfig(iceSettings, settings);

  test('are none by default: browsers connect directly', () => {
    expect(read({ TURN_URLS: '' })).toEqual({ ICE_TRANSPORT: 'all' });
  });

  test('are lists of STUN and TURN addresses', () => {
    const settings = {
      STUN_URLS: 'stun:stun.example:3478',
      TURN_URLS: 'turn:turn.example:3478?transport=udp, turns:[2001:db8::1]:5349',
      TURN_SECRET: 'sixteen letters.',
      ICE_TRANSPORT: 'relay',
    };
    expect(read(settings)).toEqual({
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
  ])('%s is not %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`  - ${name}: `);
  });

  test('a TURN server and its secret require each other', () => {
    const open = (settings: Partial<z.infer<typeof iceSettings>>) =>
      iceServersOf({ ICE_TRANSPORT: 'all', ...settings });
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
