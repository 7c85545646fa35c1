// Pictures and sounds that editors upload. Their bytes decide the type; pictures are drawn anew.

import type { ResultOf } from '@trivium/contract/platform/action'
import type { questionAdmin } from '@trivium/contract/bank/questions.admin'
import type { Context, StaffContext } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { drawPicture, kindOf, mediaPath, storeUpload } from '../../platform/media/index.ts'

const longestSide = 1280
/** Larger sounds would make players wait. */
const mostSoundBytes = 5_000_000

/** Drawing may need hundreds of megabytes for a moment, so only one picture is drawn at a time. */
let last: Promise<unknown> = Promise.resolve()

type Uploaded = ResultOf<(typeof questionAdmin)['upload_media']>

export async function prepareMedia(_input: object, context: Context): Promise<(inside: StaffContext) => Promise<Uploaded>> {
  const { now, player } = context
  const { bytes } = context.file ?? refuse('invalid_file')
  const found = kindOf(bytes)
  if (found.kind === 'other' && (found.what === 'video' || found.what === 'sound_not_played')) refuse('invalid_sound')
  const sound = found.kind === 'sound' ? found.type : null
  if (sound !== null && bytes.length > mostSoundBytes) refuse('invalid_file')
  const media = sound === null ? { type: 'image/webp', bytes: await draw(bytes) } : { type: sound, bytes }
  return async ({ db, audit }) => {
    const name = await storeUpload(db, media, { accountId: player.id, at: now })
    audit({ subject: `media:${name}`, after: { bytes: media.bytes.length } })
    return { path: mediaPath(name), kind: sound === null ? 'picture' : 'sound' }
  }
}

async function draw(upload: Buffer): Promise<Buffer> {
  const drawing = last.then(() =>
    drawPicture(upload, () => ({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true }), 'staff'),
  )
  last = drawing.catch(() => {})
  const drawn = await drawing
  return 'picture' in drawn ? drawn.picture : refuse(drawn.problem === 'too_large' ? 'image_too_large' : 'invalid_image')
}
