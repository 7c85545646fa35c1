// Takes a picture of every screen, on a phone and a desk, by day and by night, in English and Arabic, into e2e/screenshots/.
// `node e2e/src/screenshots.ts [part of a file name] [--readme]`; --readme takes only the README's, into docs/pictures/.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { settled } from './harness/accessibility.ts'
import { launchBrowser } from './harness/browser.ts'
import { buildWeb } from './harness/build-web.ts'
import { root } from './harness/folders.ts'
import { startServer } from './harness/server.ts'
import { remembered } from './harness/stage.ts'
import { textIn } from './harness/texts.ts'
import { type Cast, gatherCast } from './screenshots/cast.ts'
import { type Screen, screens } from './screenshots/screens.ts'

const readme = ['home-desk-light-english', 'play-poll-phone-dark-english', 'play-right-phone-light-arabic']
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

interface Shot {
  screen: Screen
  size: keyof typeof sizes
  theme: 'light' | 'dark'
  language: 'english' | 'arabic'
}

const nameOf = ({ screen, size, theme, language }: Shot) => `${screen.name}-${size}-${theme}-${language}`

function allShots(): Shot[] {
  const shots: Shot[] = []
  for (const screen of screens) {
    for (const size of ['phone', 'desk'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        for (const language of ['english', 'arabic'] as const) shots.push({ screen, size, theme, language })
      }
    }
  }
  return shots
}

async function take(browser: Browser, url: string, cast: Cast, shot: Shot): Promise<Buffer> {
  const { screen, size, theme, language } = shot
  const player = screen.who === 'guest' ? undefined : cast[screen.who]
  const languageId = cast.languageIds[language]
  const value = remembered({ player, language, theme, contentLanguageId: languageId })
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[size],
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'root', value }] }] },
  })
  context.setDefaultTimeout(10_000)
  try {
    const page = await context.newPage()
    await screen.show({ page, cast, language, languageId, text: key => textIn(language, key) })
    // The play screen asks nothing more once it is there; everything else may still be fetching.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    if (!screen.name.startsWith('play-last')) await settled(page)
    if (screen.isLong) await stretch(page)
    return await page.screenshot()
  } finally {
    await context.close()
  }
}

/** A window as tall as the page: a bar fixed to its edge then stands at the end, not across the middle. */
async function stretch(page: Page): Promise<void> {
  const size = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (size && height > size.height) await page.setViewportSize({ width: size.width, height })
}

async function main(filter: string, isForReadme: boolean): Promise<void> {
  const folder = join(root, isForReadme ? 'docs/pictures' : 'e2e/screenshots')
  await mkdir(folder, { recursive: true })
  const shots = allShots().filter(shot => (isForReadme ? readme.includes(nameOf(shot)) : nameOf(shot).includes(filter)))
  await buildWeb()
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const cast = await gatherCast(server.url)
    for (const shot of shots) {
      const picture = await take(browser, server.url, cast, shot).catch((error: unknown) =>
        console.error(`${nameOf(shot)}: ${String(error)}`),
      )
      if (!picture) continue
      if (isForReadme)
        await sharp(picture)
          .resize({ width: 1200, withoutEnlargement: true })
          .webp({ quality: 82 })
          .toFile(join(folder, `${nameOf(shot)}.webp`))
      else
        await sharp(picture)
          .png({ compressionLevel: 9 })
          .toFile(join(folder, `${nameOf(shot)}.png`))
    }
    console.log(`${shots.length} pictures in ${folder}`)
  } finally {
    await browser.close()
    await server.stop()
  }
}

const [filter = ''] = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
await main(filter, process.argv.includes('--readme'))
