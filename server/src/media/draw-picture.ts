// Pictures from outside: every one is decoded and encoded again, so that only pixels get through.

import type { ResizeOptions } from 'sharp'

/** A small file can claim to be a huge picture. */
const limitInputPixels = 16_000_000
/** A small picture can be crafted to take long. */
const mostSeconds = 10
/** The format is detected from the bytes, not from what anybody says. SVG is refused: it is a document, not a picture. */
const acceptedFormats = new Set(['jpeg', 'png', 'webp'])

interface Size {
  width: number
  height: number
}

/** @param shapeOf the size of the result, by that of the picture. @returns WebP; null when this is no picture */
export async function drawPicture(upload: Buffer, shapeOf: (size: Size) => ResizeOptions): Promise<Buffer | null> {
  // Pictures are rare and sharp takes much memory: it is loaded with the first one, and its cache is off.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  try {
    const picture = sharp(upload, { limitInputPixels, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    if (!acceptedFormats.has(format)) return null
    // Rotated as the metadata says, before the metadata is dropped.
    return await picture.autoOrient().resize(shapeOf({ width, height })).webp({ quality: 82 }).timeout({ seconds: mostSeconds }).toBuffer()
  } catch {
    return null
  }
}
