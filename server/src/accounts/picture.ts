// The profile picture: whatever was sent is decoded and drawn anew, so that only pixels get through.

import sharp from 'sharp'
import { refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteMedia, mediaPath, storeMedia } from '../media/index.ts'
import { lockActiveAccount, updateAccount } from './store.ts'

const side = 512
/** A small file can claim to be a huge picture. */
const limitInputPixels = 40_000_000
/** What the bytes are, whatever the sender calls them. SVG is a document, not a picture. */
const acceptedFormats = new Set(['jpeg', 'png', 'webp'])

// Pictures are rare and decoding one takes much memory.
sharp.cache(false)

/** @returns the path of the picture. @throws Refused invalid_image */
export async function replacePicture(db: Db, accountId: number, upload: Buffer): Promise<string> {
  const bytes = await redraw(upload)
  return inTransaction(db, async tx => {
    const { profile: old } = await lockActiveAccount(tx, accountId)
    // The name belongs to one account: what another one uses is never removed with it.
    const name = await storeMedia(tx, { name: `profile-${accountId}`, type: 'image/webp', bytes })
    await updateAccount(tx, accountId, { profile: name })
    if (old && old !== name) await deleteMedia(tx, old)
    return mediaPath(name)
  })
}

let lastDrawing: Promise<unknown> = Promise.resolve()

/** One after the other: drawing may take hundreds of megabytes for a moment, and several players at once take no more. */
function redraw(upload: Buffer): Promise<Buffer> {
  const drawing = lastDrawing.then(() => draw(upload))
  lastDrawing = drawing.catch(() => {})
  return drawing
}

async function draw(upload: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(upload, { limitInputPixels, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    if (!acceptedFormats.has(format)) refuse('invalid_image')
    const size = Math.min(side, width, height)
    // Turned as its metadata says before that is dropped.
    return await picture.autoOrient().resize(size, size, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
  } catch {
    return refuse('invalid_image')
  }
}
