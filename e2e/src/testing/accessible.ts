import { expect } from '@jest/globals';
import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The rules that depend on the theme, which only changes colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export const THEMES = ['light', 'dark'] as const;
const LIGHT = ['light'] as const;

const DIALOG = '[aria-modal="true"], dialog:modal';

/**
 * Expects no accessibility violation on a page, or in the dialog that covers it: all rules in the light theme, the colour rules in the dark
 * one. By default the dark theme is for dialogs: `every-page` sees all pages in it.
 */
export async function expectAccessible(page: Page, themes?: readonly (typeof THEMES)[number][]): Promise<void> {
  await Promise.all(page.frames().map(loadAxe));
  for (const theme of themes ?? ((await page.locator(DIALOG).count()) > 0 ? THEMES : LIGHT)) {
    await page.evaluate(showTheme, theme);
    // Axe copies a stylesheet that is still loading into the page, which the policy for styles refuses.
    await Promise.all(page.frames().map((frame) => frame.waitForFunction(areStylesLoaded)));
    const rules = theme === 'dark' ? { runOnly: COLOUR_RULES } : {};
    const violations = await page.evaluate(findViolations, { dialog: DIALOG, rules });
    expect(violations.map((violation) => ({ theme, ...violation }))).toEqual([]);
  }
  await page.evaluate(showTheme, 'light');
}

/** Loads axe once per page: it is half a megabyte, and takes longer to parse than to run. */
async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => window.axe !== undefined)) return;
  await frame.evaluate(axe.source);
  // A frame that cannot be tested counts as a violation.
  await frame.evaluate(() =>
    window.axe?.configure({ checks: [{ id: 'frame-tested', options: { isViolation: true } }] }),
  );
}

/** Runs in a frame. */
const areStylesLoaded = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].every(({ sheet }) => {
    try {
      return sheet !== null && sheet.cssRules.length >= 0;
    } catch {
      return false;
    }
  });

/** Runs in the page and its frames. */
async function findViolations({ dialog, rules }: { dialog: string; rules: { runOnly?: string[] } }) {
  if (!window.axe) throw new Error('The page was left during the check');
  const modal = [...document.querySelectorAll(dialog)].at(-1);
  // Frames reply late on a busy machine.
  const run = { ...rules, resultTypes: ['violations' as const], pingWaitTime: 10_000 };
  const { violations } = await window.axe.run(modal ?? document, run);
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => [html.slice(0, 160), failureSummary]),
  }));
}

/** Runs in the page. Waits for the colour transition, because intermediate colours would fail the check. */
async function showTheme(theme: string): Promise<void> {
  document.documentElement.setAttribute('data-theme', theme);
  // Components that read the theme in script render one frame later, and only then start their transition.
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
}
