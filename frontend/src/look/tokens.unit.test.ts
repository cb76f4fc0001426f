import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { tokens } from './tokens';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const blockOf = (selector: string) => css.slice(css.indexOf(`\n${selector} {`)).split('}')[0] ?? '';

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
};

describe.each(['light', 'dark'] as const)('the %s tokens', (scheme) => {
  const of = tokens[scheme];

  test('are the same in the stylesheet', () => {
    const block = blockOf(`[data-theme='${scheme}']`);
    const inCss = Object.fromEntries(
      Object.keys(of).map((name) => [name, new RegExp(`--${name}: (#\\w+);`).exec(block)?.[1]]),
    );
    expect(inCss).toEqual(of);
  });

  test.each([
    ['ink', 'ground', 7],
    ['ink', 'card', 7],
    ['ink-2', 'card', 4.5],
    ['ink-3', 'card', 4.5],
    ['teal', 'ground', 4.5],
    ['on-teal', 'teal', 4.5],
    ['on-act', 'act', 4.5],
    ['bad', 'card', 4.5],
    ['edge', 'card', 3],
  ] as const)('have enough contrast for %s on %s', (text, surface, least) => {
    expect(contrast(of[text], of[surface])).toBeGreaterThanOrEqual(least);
  });
});
