// The profile picture: whatever was sent is decoded and drawn anew, so that only pixels get through.

import { refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteMedia, mediaPath, storeMedia } from '../media/index.ts'
import { createDrawingLine } from './drawing-line.ts'
import { lockActiveAccount, updateAccount } from './store.ts'

const side = 512
/** A small file can claim to be a huge picture. */
const limitInputPixels = 16_000_000
/** A picture can be made to take long for its size. */
const mostSeconds = 10
/** Drawing may take hundreds of megabytes for a moment: several players at once take no more, and wait for a few others at most. */
const inTurn = createDrawingLine(12)
/** What the bytes are, whatever the sender calls them. SVG is a document, not a picture. */
const acceptedFormats = new Set(['jpeg', 'png', 'webp'])

/** @returns the path of the picture. @throws Refused invalid_image, TooManyRequests, Unavailable */
export async function replacePicture(db: Db, accountId: number, upload: Buffer): Promise<string> {
  const bytes = await inTurn(accountId, () => draw(upload))
  return inTransaction(db, async tx => {
    const { profile: old } = await lockActiveAccount(tx, accountId)
    // The name belongs to one account: what another one uses is never removed with it.
    const name = await storeMedia(tx, { name: `profile-${accountId}`, type: 'image/webp', bytes })
    await updateAccount(tx, accountId, { profile: name })
    if (old && old !== name) await deleteMedia(tx, old)
    return mediaPath(name)
  })
}

async function draw(upload: Buffer): Promise<Buffer> {
  // Pictures are rare, and drawing them takes much memory: none of it before the first, and none of it kept.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  try {
    const picture = sharp(upload, { limitInputPixels, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    if (!acceptedFormats.has(format)) refuse('invalid_image')
    const size = Math.min(side, width, height)
    // Turned as its metadata says before that is dropped.
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
