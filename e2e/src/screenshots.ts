// Takes a screenshot of every screen on phone and desktop, in light and dark, in English and Arabic (some also in Spanish), into e2e/screenshots/.
// `node e2e/src/screenshots.ts [patterns of file names] [--readme]`; --readme takes only those of the README, into docs/pictures/.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { launchBrowser } from './harness/browser.ts'
import { buildWeb } from './harness/servers/build-web.ts'
import { root } from './harness/folders.ts'
import { anHourLater, startServer } from './harness/servers/server.ts'
import { signUpSeedPlayers } from './screenshots/seed-players.ts'
import { screens } from './screenshots/screens.ts'
import { nameOf, type Shot, take } from './screenshots/take.ts'

const readme = ['home-desk-light-english', 'play-poll-phone-dark-english', 'play-right-phone-light-arabic']

function allShots(): Shot[] {
  const shots: Shot[] = []
  for (const screen of screens) {
    for (const size of ['phone', 'desk'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        for (const language of ['english', 'arabic'] as const) shots.push({ screen, size, theme, language })
      }
    }
    if (screen.isTight) shots.push({ screen, size: 'small', theme: 'light', language: 'english' })
    if (screen.isWordy) shots.push({ screen, size: 'phone', theme: 'light', language: 'spanish' })
  }
  return shots
}

async function main(patterns: string[], isForReadme: boolean): Promise<void> {
  const folder = join(root, isForReadme ? 'docs/pictures' : 'e2e/screenshots')
  await mkdir(folder, { recursive: true })
  const shots = allShots().filter(shot =>
    isForReadme ? readme.includes(nameOf(shot)) : patterns.some(pattern => new RegExp(pattern).test(nameOf(shot))),
  )
  await buildWeb()
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const seeded = await signUpSeedPlayers(server.url)
    await server.change(anHourLater)
    for (const shot of shots) {
      const picture = await take(browser, server.url, seeded, shot).catch((error: unknown) =>
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

const patterns = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
await main(patterns.length > 0 ? patterns : [''], process.argv.includes('--readme'))
