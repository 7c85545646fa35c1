// Decodes and encodes every uploaded picture again, so that only pixels get through.

import type { ResizeOptions } from 'sharp'
import { kindOf } from './first-bytes.ts'

/**
 * A small file can claim to be a huge picture, so we check its header before we decode it. Staff send phone pictures: 48 million points
 * take up to 400 MB for a moment, so we draw one at a time. We detect the format from the bytes, not from the name or a header. We refuse
 * SVG, which is a document. Of a GIF we draw the first frame.
 */
const limits = {
  player: { points: 16_000_000, formats: new Set(['jpeg', 'png', 'webp']) },
  staff: { points: 51_000_000, formats: new Set(['jpeg', 'png', 'webp', 'gif']) },
} as const
/** A narrow picture takes as long per line as a wide one. */
const longestSide = 8192
/** A time limit, because somebody can craft a small picture that takes long. */
const mostSeconds = 10
interface Size {
  width: number
  height: number
}

export type Drawn = { picture: Buffer; size: Size; isFirstOfMany: boolean } | { problem: 'no_picture' | 'too_large' }

/**
 * @param shapeOf returns the size of the result for the size of the picture
 * @returns the picture as WebP, or the problem
 */
export async function drawPicture(
  upload: Buffer,
  shapeOf: (size: Size) => ResizeOptions,
  by: keyof typeof limits = 'player',
): Promise<Drawn> {
  const { points, formats } = limits[by]
  // Pictures are rare and sharp takes much memory, so we load it with the first picture and turn its cache off.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  try {
    const { format, width, height, pages = 1 } = await sharp(upload, { limitInputPixels: false }).metadata()
    if (!formats.has(format)) return { problem: 'no_picture' }
    if (width > longestSide || height > longestSide || width * height > points) return { problem: 'too_large' }
    const picture = sharp(upload, { limitInputPixels: points, failOn: 'error' })
    // Rotates the picture as its metadata says, before it drops the metadata.
    const drawing = picture.autoOrient().resize(shapeOf({ width, height })).webp({ quality: 82 }).timeout({ seconds: mostSeconds })
    const { data, info } = await drawing.toBuffer({ resolveWithObject: true })
    return { picture: data, size: { width: info.width, height: info.height }, isFirstOfMany: pages > 1 }
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

/** A sentence for the author about a file that should be a picture but is not usable. */
export function sentenceOfPicture(name: string, bytes: Buffer, problem: 'no_picture' | 'too_large'): string {
  if (problem === 'too_large') {
    return `${name} is a larger picture than may be: ${longestSide.toLocaleString('en')} points a side, ${Math.floor(limits.staff.points / 1_000_000)} million in all`
  }
  const found = kindOf(bytes)
  if (found.kind === 'sound') return `${name} is a sound where a picture belongs`
  const what = found.kind === 'other' ? instead[found.what] : undefined
  return `${name} ${what ?? 'is no picture (JPEG, PNG, WebP or GIF)'}`
}

/** The same for a file that should be a sound. */
export function sentenceOfSound(name: string, bytes: Buffer): string {
  const found = kindOf(bytes)
  if (found.kind === 'picture') return `${name} is a picture where a sound belongs`
  const what = found.kind === 'other' ? instead[found.what] : undefined
  return `${name} ${what ?? 'is no sound (MP3, Ogg, WAV, M4A or WebM)'}`
}
