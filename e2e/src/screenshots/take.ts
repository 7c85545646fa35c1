// Takes one screenshot: opens a fresh browser with the right size, theme and language and goes to the screen.

import type { Browser, Page } from '@playwright/test'
import { settled } from '../harness/accessibility.ts'
import { remembered } from '../harness/browser-sessions.ts'
import { type InterfaceLanguage, textIn } from '../harness/texts.ts'
import type { SeedPlayers } from './seed-players.ts'
import type { Screen } from './screen.ts'

export const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 }, small: { width: 320, height: 568 } }

const codes: Record<InterfaceLanguage, string> = { english: 'en', arabic: 'ar', spanish: 'es' }

export interface Shot {
  screen: Screen
  size: keyof typeof sizes
  theme: 'light' | 'dark'
  language: InterfaceLanguage
}

export const nameOf = ({ screen, size, theme, language }: Shot) => `${screen.name}-${size}-${theme}-${language}`

export async function take(browser: Browser, url: string, seeded: SeedPlayers, shot: Shot): Promise<Buffer> {
  const { screen, size, theme, language } = shot
  const player = screen.who === 'guest' ? undefined : seeded[screen.who]
  const languageId = seeded.languageIds[language]
  // The server words badges and notifications in the language that the account used last.
  await player?.ask('update_profile', { web_language: codes[language] })
  const value = remembered({ player, language, theme, contentLanguageId: languageId })
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[size],
    deviceScaleFactor: size === 'desk' ? 1 : 2,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'root', value }] }] },
  })
  context.setDefaultTimeout(10_000)
  try {
    const page = await context.newPage()
    await screen.show({ page, seeded, language, languageId, text: (key, values) => textIn(language, key, values) })
    // Pages may still be fetching data, so this waits until the network is idle.
    if (!screen.isWaiting) await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    if (!screen.name.startsWith('play-last')) await settled(page)
    if (screen.isLong) await stretch(page)
    return await page.screenshot()
  } finally {
    await context.close()
  }
}

/** Makes the window as tall as the page, so that a bar fixed to the bottom edge appears at the end, not in the middle. */
async function stretch(page: Page): Promise<void> {
  const size = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (size && height > size.height) await page.setViewportSize({ width: size.width, height })
}
