import type { Page } from 'playwright-core';

export const composer = (page: Page) => page.getByLabel('Your message');
export async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
/** The messages that a page shows, in their order. */
export const shown = (page: Page) =>
  page
    .getByRole('log')
    .locator('li p[dir="auto"]')
    .evaluateAll((all) => all.map(({ textContent }) => textContent?.replace(/^You: /, '')));
/** A message with exactly this text. */
export const message = (page: Page, text: string) => {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByRole('log').locator('li p[dir="auto"]', { hasText: new RegExp(`^(You: )?${literal}$`) });
};
export const sees = (page: Page, text: string) => message(page, text).waitFor();
