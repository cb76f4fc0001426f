import type { Page } from 'playwright-core';

/** A patient as the sign-up form asks for one. */
export interface NewPatient {
  name: string;
  email: string;
  username: string;
  password: string;
}

/** Fills and sends the sign-up form of patients. */
export async function signUpByForm(page: Page, { name, email, username, password }: NewPatient): Promise<void> {
  await page.goto('/user-signup');
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Age').fill('41');
  await page.getByRole('button', { name: 'Register' }).click();
}

/** Fills and sends a sign-in form that asks for email and password; by default that of patients. */
export async function signInByForm(page: Page, email: string, password: string, form = '/user-signin'): Promise<void> {
  await page.goto(form);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
