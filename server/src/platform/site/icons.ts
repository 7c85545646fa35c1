// Draws the icons of the site from the operator's mark: square, in the sizes that browsers and phones ask for.

import { LRUCache } from 'lru-cache'
import type { Db } from '../db/connect.ts'
import { readMedia } from '../media/index.ts'

export const iconFiles = ['logo.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'] as const
export type IconFile = (typeof iconFiles)[number]

/** Phones cut a maskable icon to a circle of this part of its side at least. */
const safePart = 0.7
const ground = '#ffffff'
const most = 20

export type DrawIcon = (mark: string, file: IconFile) => Promise<Buffer | null>

/** @returns a function that draws an icon, or null if the picture of the mark is not stored. A name always means the same picture */
export function createIcons(db: Db): DrawIcon {
  const drawn = new LRUCache<string, Promise<Buffer | null>>({ max: most })
  return (mark, file) => {
    const key = `${mark} ${file}`
    const known = drawn.get(key)
    if (known) return known
    const made = readMedia(db, mark).then(media => (media ? draw(Buffer.from(media.bytes), file) : null))
    drawn.set(key, made)
    made.then(
      icon => icon === null && drawn.delete(key),
      () => drawn.delete(key),
    )
    return made
  }
}

async function draw(picture: Buffer, file: IconFile): Promise<Buffer> {
  if (file === 'icon-maskable-512.png') return onGround(await square(picture, Math.round(512 * safePart)), 512)
  if (file !== 'logo.svg') return square(picture, file === 'icon-192.png' ? 192 : 512)
  const data = (await square(picture, 192)).toString('base64')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${data}"/></svg>`,
  )
}

/** The whole picture, with transparent edges where it is not square. */
async function square(picture: Buffer, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp(picture)
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function onGround(picture: Buffer, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width: side, height: side, channels: 4, background: ground } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
