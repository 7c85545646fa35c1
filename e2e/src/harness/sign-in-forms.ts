// The forms with which a player signs up and signs in. They are the same with every identity provider.

import type { Page } from '@playwright/test'
import { type TextKey, text } from './texts.ts'

/** For accounts in journeys that do not test the password. */
export const password = 'a long enough secret'

export const field = (page: Page, label: TextKey) => page.getByLabel(text(label), { exact: true })
export const press = (page: Page, label: TextKey) => page.getByRole('button', { name: text(label), exact: true }).click()

export async function fillSignUp(page: Page, name: string, email: string): Promise<void> {
  await field(page, 'auth.name').fill(name)
  await field(page, 'auth.email').fill(email)
  await field(page, 'auth.password').fill(password)
}

/** Fills in the form and sends it, and waits until the page says that an email is on its way. */
export async function signUpByEmail(page: Page, name: string, email: string): Promise<void> {
  await fillSignUp(page, name, email)
  await press(page, 'auth.sign_up')
  await page.getByRole('heading', { name: text('auth.inbox_title') }).waitFor()
}

export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await field(page, 'auth.email').fill(email)
  await field(page, 'auth.password').fill(secret)
  await press(page, 'auth.log_in')
}

/** Goes from the login page to the page that waits for the code. */
export async function askForCode(page: Page, mobile: string): Promise<void> {
  await page.goto('/auth/login/')
  await page.getByRole('tab', { name: text('auth.by_phone') }).click()
  await sendCode(page, mobile)
}

export async function sendCode(page: Page, mobile: string): Promise<void> {
  await field(page, 'auth.mobile').fill(mobile)
  await press(page, 'auth.send_code')
  await page.getByRole('heading', { name: text('auth.code_title') }).waitFor()
}

/** A code that differs from the right one. */
export const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000')

/** Enters the name of a player who signs up by phone. */
export async function startPlayingAs(page: Page, name: string): Promise<void> {
  await field(page, 'auth.name').fill(name)
  await press(page, 'auth.start_playing')
}

/** Asks for the email with the link to a new password. */
export async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/auth/reset-password/')
  await field(page, 'auth.email').fill(email)
  await press(page, 'auth.send_link')
}
