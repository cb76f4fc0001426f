import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** What a theme can break: the page is the same one, in other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no accessibility violation on a page: by every rule in the light theme, by those about colours in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(showTheme, theme);
    const axe = new AxeBuilder({ page });
    const { violations } = await (theme === 'dark' ? axe.withRules(COLOUR_RULES) : axe).analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      theme,
      where: nodes.map(({ html, failureSummary }) => [html.slice(0, 160), failureSummary]),
    }));
    expect(found).toEqual([]);
  }
  await page.evaluate(showTheme, 'light');
}

/** Runs in the page. Colours fade from one theme to the other; judged half way, they would fail. */
async function showTheme(theme: string): Promise<void> {
  document.documentElement.setAttribute('data-theme', theme);
  // Screens that follow the theme in script draw anew in the frame after, and only then begin to fade.
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
}
