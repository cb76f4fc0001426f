import { until } from '@anamnesis/platform/testing/until';
import type { Locator, Page } from 'playwright-core';

/** Opens the mailbox, waits for the newest email with this subject to this address, and expands it. */
export async function openEmail(page: Page, to: string, subject: string): Promise<Locator> {
  const summary = page
    .locator('summary')
    .filter({ hasText: `to ${to} ·` })
    .filter({ hasText: subject });
  const email = page.locator('details').filter({ has: summary }).first();
  await until(async () => {
    await page.goto('/mailbox');
    if ((await email.count()) === 0) throw new Error(`"${subject}" has not reached ${to}`);
  });
  if ((await email.getAttribute('open')) === null) await email.locator('summary').click();
  return email;
}

/** Follows the link of the newest email with this subject to this address. */
export async function followEmail(page: Page, to: string, subject: string): Promise<void> {
  await (await openEmail(page, to, subject)).getByRole('link').click();
}
