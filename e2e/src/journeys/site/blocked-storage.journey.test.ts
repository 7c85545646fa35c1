// A browser that blocks cookies and site data: code that touches a store gets an exception.

import type { BrowserContext } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { text } from '../../harness/texts.ts'

const block = (context: BrowserContext) =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new Error('Access is denied for this document.')
    }
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, store, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  })

describe('in a browser that saves nothing', () => {
  it('the console and the login page say so, and a visitor can still open the home page', async ({ visit }) => {
    const { page, context } = await visit({ isNew: true })
    await block(context)
    await page.goto('/admin/')
    await page.getByText(/blocks cookies and site data.*Allow them for 127\.0\.0\.1, then reload this page/).waitFor()
    await expectAccessible(page)
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/auth/login/')
    await page.getByText(text('auth.keeps_nothing')).waitFor()
    await expectAccessible(page)
    expect(await page.getByLabel(text('auth.email'), { exact: true }).count()).toBe(1)
  })
})
