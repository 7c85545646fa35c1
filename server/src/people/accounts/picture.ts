// The profile picture: an uploaded one as a square, or a drawn one.

import type { ChosenAvatar } from '@trivium/contract/people/avatars'
import { refuse } from '../../platform/api/refuse.ts'
import { type Db, waitForWork } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { deleteMedia, drawAvatar, drawPicture, mediaPath, type NewMedia, storeMedia } from '../../platform/media/index.ts'
import { createDrawingQueue } from './drawing-queue.ts'
import { lockActiveAccount, updateAccount } from './store.ts'

const side = 512
/** Drawing can take hundreds of megabytes for a moment. The queue keeps it to one picture at a time and limits how many wait. */
const inTurn = createDrawingQueue(12)
/** @returns the path of the picture. @throws Refused invalid_image or image_too_large, TooManyRequests, Unavailable */
export async function replacePicture(db: Db, accountId: number, upload: Buffer): Promise<string> {
  await waitForWork(db)
  const bytes = await inTurn(accountId, () => draw(upload))
  return savePicture(db, accountId, { type: 'image/webp', bytes })
}

/** @returns the path of the picture */
export async function chooseAvatar(db: Db, accountId: number, avatar: ChosenAvatar): Promise<string> {
  await waitForWork(db)
  return savePicture(db, accountId, { type: 'image/svg+xml', bytes: Buffer.from(drawAvatar(avatar)) })
}

/** Stores it also if it is a drawn one, so that everything that shows a picture shows it in the same way. */
function savePicture(db: Db, accountId: number, picture: Omit<NewMedia, 'name'>): Promise<string> {
  return inTransaction(db, async tx => {
    const { profile: old } = await lockActiveAccount(tx, accountId)
    // The name contains the account id, so that deleting it never removes the picture of another account.
    const name = await storeMedia(tx, { name: `profile-${accountId}`, ...picture })
    await updateAccount(tx, accountId, { profile: name })
    if (old && old !== name) await deleteMedia(tx, old)
    return mediaPath(name)
  })
}

async function draw(upload: Buffer): Promise<Buffer> {
  const drawn = await drawPicture(upload, ({ width, height }) => {
    const size = Math.min(side, width, height)
    return { width: size, height: size, fit: 'cover' }
  })
  return 'picture' in drawn ? drawn.picture : refuse(drawn.problem === 'too_large' ? 'image_too_large' : 'invalid_image')
}
