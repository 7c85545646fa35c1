// The form of a new exam in the console.

import type { Page } from '@playwright/test'
import { localTime } from './console.ts'

interface Form {
  title: string
  key: string
  /** Time for an attempt. */
  minutes: number
}

/** Opens the form from the list of exams, and fills in what every exam needs. The exam is open from an hour ago for six hours. */
export async function fillExamForm(page: Page, { title, key, minutes }: Form): Promise<void> {
  await page.getByRole('link', { name: 'Create' }).click()
  // The list stays for a moment. Its language filter has the same name as the form's language field.
  await page.getByLabel(/^Title/).fill(title)
  await page.getByRole('combobox', { name: /^Language/ }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await page.getByLabel(/^From/).fill(localTime(-1))
  await page.getByLabel(/^Until/).fill(localTime(5))
  await page.getByLabel(/^Time for an attempt/).fill(String(minutes))
  await page.getByLabel(/^Exam key/).fill(key)
}
