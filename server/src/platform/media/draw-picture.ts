// Pictures from outside: every one is decoded and encoded again, so that only pixels get through.

import type { ResizeOptions } from 'sharp'
import { kindOf } from './first-bytes.ts'

/**
 * A small file can claim to be a huge picture: its header is looked at before anything of it is drawn. Staff send pictures of phones: 48
 * million points take up to 400 MB for a moment, and are drawn one at a time. The format is detected from the bytes, not from what
 * anybody says. SVG is refused: it is a document, not a picture. Of a GIF the first frame is drawn.
 */
const limits = {
  player: { points: 16_000_000, formats: new Set(['jpeg', 'png', 'webp']) },
  staff: { points: 51_000_000, formats: new Set(['jpeg', 'png', 'webp', 'gif']) },
} as const
/** A picture a point wide takes as long for each of its lines as one that is wide. */
const longestSide = 8192
/** A small picture can be crafted to take long. */
const mostSeconds = 10
interface Size {
  width: number
  height: number
}

export type Drawn = { picture: Buffer; isFirstOfMany: boolean } | { problem: 'no_picture' | 'too_large' }

/**
 * @param shapeOf the size of the result, by that of the picture
 * @returns WebP, or why there is none
 */
export async function drawPicture(
  upload: Buffer,
  shapeOf: (size: Size) => ResizeOptions,
  by: keyof typeof limits = 'player',
): Promise<Drawn> {
  const { points, formats } = limits[by]
  // Pictures are rare and sharp takes much memory: it is loaded with the first one, and its cache is off.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  try {
    const { format, width, height, pages = 1 } = await sharp(upload, { limitInputPixels: false }).metadata()
    if (!formats.has(format)) return { problem: 'no_picture' }
    if (width > longestSide || height > longestSide || width * height > points) return { problem: 'too_large' }
    const picture = sharp(upload, { limitInputPixels: points, failOn: 'error' })
    // Rotated as the metadata says, before the metadata is dropped.
    const drawing = picture.autoOrient().resize(shapeOf({ width, height })).webp({ quality: 82 }).timeout({ seconds: mostSeconds })
    return { picture: await drawing.toBuffer(), isFirstOfMany: pages > 1 }
  } catch {
    return { problem: 'no_picture' }
  }
}

const instead: Record<string, string> = {
  video: 'is a video, which no question of ours has',
  heic: 'is a HEIC picture, which most browsers do not show: save it as JPEG',
  avif: 'is an AVIF picture, which older browsers do not show: save it as JPEG or PNG',
  sound_not_played: 'is a sound that browsers do not play: save it as MP3',
}

/** What is wrong with a file that is to be a picture, for who has named it. */
export function sentenceOfPicture(name: string, bytes: Buffer, problem: 'no_picture' | 'too_large'): string {
  if (problem === 'too_large') {
    return `${name} is a larger picture than may be: ${longestSide.toLocaleString('en')} points a side, ${Math.floor(limits.staff.points / 1_000_000)} million in all`
  }
  const found = kindOf(bytes)
  if (found.kind === 'sound') return `${name} is a sound where a picture belongs`
  const what = found.kind === 'other' ? instead[found.what] : undefined
  return `${name} ${what ?? 'is no picture (JPEG, PNG, WebP or GIF)'}`
}

/** The same of what is to be a sound. */
export function sentenceOfSound(name: string, bytes: Buffer): string {
  const found = kindOf(bytes)
  if (found.kind === 'picture') return `${name} is a picture where a sound belongs`
  const what = found.kind === 'other' ? instead[found.what] : undefined
  return `${name} ${what ?? 'is no sound (MP3, Ogg, WAV, M4A or WebM)'}`
}
