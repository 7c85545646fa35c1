// The profile picture: every upload is decoded and encoded again, so that only pixels get through.

import { refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteMedia, mediaPath, storeMedia } from '../media/index.ts'
import { createDrawingLine } from './drawing-line.ts'
import { lockActiveAccount, updateAccount } from './store.ts'

const side = 512
/** A small file can claim to be a huge picture. */
const limitInputPixels = 16_000_000
/** A small picture can be crafted to take long. */
const mostSeconds = 10
/** Drawing can take hundreds of megabytes for a moment. The queue keeps it to one picture at a time and limits how many wait. */
const inTurn = createDrawingLine(12)
/** The format is detected from the bytes, not from what the client says. SVG is refused: it is a document, not a picture. */
const acceptedFormats = new Set(['jpeg', 'png', 'webp'])

/** @returns the path of the picture. @throws Refused invalid_image, TooManyRequests, Unavailable */
export async function replacePicture(db: Db, accountId: number, upload: Buffer): Promise<string> {
  const bytes = await inTurn(accountId, () => draw(upload))
  return inTransaction(db, async tx => {
    const { profile: old } = await lockActiveAccount(tx, accountId)
    // The name contains the account id, so that deleting it never removes the picture of another account.
    const name = await storeMedia(tx, { name: `profile-${accountId}`, type: 'image/webp', bytes })
    await updateAccount(tx, accountId, { profile: name })
    if (old && old !== name) await deleteMedia(tx, old)
    return mediaPath(name)
  })
}

async function draw(upload: Buffer): Promise<Buffer> {
  // Uploads are rare and sharp takes much memory: it is loaded with the first one, and its cache is off.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  try {
    const picture = sharp(upload, { limitInputPixels, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    if (!acceptedFormats.has(format)) refuse('invalid_image')
    const size = Math.min(side, width, height)
    // Rotated as the metadata says, before the metadata is dropped.
    return await picture
      .autoOrient()
      .resize(size, size, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: mostSeconds })
      .toBuffer()
  } catch {
    return refuse('invalid_image')
  }
}
