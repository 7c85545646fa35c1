// Pictures from outside: every one is decoded and encoded again, so that only pixels get through.

import type { ResizeOptions } from 'sharp'

/** A small file can claim to be a huge picture: its header is looked at before anything of it is drawn. */
const mostPoints = 16_000_000
/** A picture a point wide takes as long for each of its lines as one that is wide. */
const longestSide = 8192
const pictureLimits = `${longestSide.toLocaleString('en')} points a side, ${mostPoints / 1_000_000} million in all`
/** A small picture can be crafted to take long. */
const mostSeconds = 10
/** The format is detected from the bytes, not from what anybody says. SVG is refused: it is a document, not a picture. */
const acceptedFormats = new Set(['jpeg', 'png', 'webp'])

interface Size {
  width: number
  height: number
}

export type Drawn = { picture: Buffer } | { problem: 'no_picture' | 'too_large' }

/** @param shapeOf the size of the result, by that of the picture. @returns WebP, or why there is none */
export async function drawPicture(upload: Buffer, shapeOf: (size: Size) => ResizeOptions): Promise<Drawn> {
  // Pictures are rare and sharp takes much memory: it is loaded with the first one, and its cache is off.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  try {
    const { format, width, height } = await sharp(upload, { limitInputPixels: false }).metadata()
    if (!acceptedFormats.has(format)) return { problem: 'no_picture' }
    if (width > longestSide || height > longestSide || width * height > mostPoints) return { problem: 'too_large' }
    const picture = sharp(upload, { limitInputPixels: mostPoints, failOn: 'error' })
    // Rotated as the metadata says, before the metadata is dropped.
    const drawing = picture.autoOrient().resize(shapeOf({ width, height })).webp({ quality: 82 }).timeout({ seconds: mostSeconds })
    return { picture: await drawing.toBuffer() }
  } catch {
    return { problem: 'no_picture' }
  }
}

/** What is wrong with a file that is to be a picture, for who has named it. */
export const sentenceOfPicture = (name: string, problem: 'no_picture' | 'too_large'): string =>
  problem === 'too_large' ? `${name} is a larger picture than may be: ${pictureLimits}` : `${name} is no picture (JPEG, PNG or WebP)`
