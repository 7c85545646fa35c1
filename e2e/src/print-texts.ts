// Prints the pages of content/written/printed/ to the PDF files beside them: node e2e/src/print-texts.ts

import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { launchBrowser } from './harness/browser.ts'

const folder = join(import.meta.dirname, '../../content/written/printed')
const { resolve } = createRequire(join(import.meta.dirname, '../../web/package.json'))

const fonts = {
  Inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'Noto Sans Arabic': '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
}

const faces = Object.entries(fonts).map(([family, file]) => {
  const bytes = readFileSync(resolve(file)).toString('base64')
  return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${bytes}) }`
})

/** Only one weight and one size, because each further one would embed all its glyphs in the file again. */
const look = `
  @page { size: A4; margin: 16mm 18mm }
  * { font-size: 11pt; font-weight: 500 }
  body { margin: 0; font-family: Inter, 'Noto Sans Arabic'; line-height: 1.5; color: #1b1c2e }
  h1 { width: max-content; margin: 0 0 12mm; transform: scale(2.2); transform-origin: top left; color: #3b2f8f }
  [dir='rtl'] h1 { transform-origin: top right }
  h2 { margin: 6mm 0 2mm; color: #3b2f8f }
  p, ol { margin: 0 }
  ol { padding-inline-start: 7mm }
  table { width: 100%; border-collapse: collapse }
  th, td { border: 0.3mm solid #8a8ba3; padding: 1.2mm; text-align: center }
  th { background: #eceafb }
  th:first-child { width: 48% }
  td { height: 9mm }
  .box { display: inline-block; width: 4mm; height: 4mm; border: 0.4mm solid #1b1c2e; border-radius: 0.8mm; vertical-align: middle }
  .tip { margin-top: 6mm; color: #3b2f8f }`

const browser = await launchBrowser()
const page = await browser.newPage()
for (const file of globSync('*.html', { cwd: folder })) {
  await page.setContent(readFileSync(join(folder, file), 'utf8'))
  await page.addStyleTag({ content: [...faces, look].join('\n') })
  await page.evaluate(() => document.fonts.ready)
  await page.pdf({ path: join(folder, file.replace(/html$/, 'pdf')), preferCSSPageSize: true, printBackground: true, tagged: true })
}
await browser.close()
