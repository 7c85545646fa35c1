// Draws the icons of the installed app from public/logo.svg into public/. Run it after the logo changes.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const publicFile = (name: string) => fileURLToPath(new URL(`../public/${name}`, import.meta.url))
const logo = readFileSync(publicFile('logo.svg'), 'utf8')
// Systems crop maskable icons to any shape: the background fills the square, and the drawing stays within the safe inner circle.
const maskable = logo
  .replace('rx="18" ', '')
  .replace('viewBox="0 0 64 64"', 'viewBox="-9 -9 82 82"')
  .replace('<rect ', '<rect x="-9" y="-9" ')
  .replace('width="64" height="64"', 'width="82" height="82"')

await draw(logo, 192, 'icon-192.png')
await draw(logo, 512, 'icon-512.png')
await draw(maskable, 512, 'icon-maskable-512.png')

async function draw(svg: string, size: number, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(publicFile(name))
}
