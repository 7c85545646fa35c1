// Pictures and sounds that staff upload. Their bytes decide the type; pictures are drawn anew.

import type { ResultOf } from '@trivium/contract/platform/action'
import type { questionAdmin } from '@trivium/contract/bank/questions.admin'
import type { Context, StaffContext } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { drawPicture, kindOf, mediaPath, type NewUpload, storeUpload } from '../../platform/media/index.ts'

const longestSide = 1280
/** Larger sounds would make players wait. */
const mostSoundBytes = 5_000_000

/** Drawing may need hundreds of megabytes for a moment, so only one picture is drawn at a time. */
let last: Promise<unknown> = Promise.resolve()

type Uploaded = ResultOf<(typeof questionAdmin)['upload_media']>

interface Given {
  title?: string | undefined
  keep?: boolean | undefined
}

/** @param forExams the picture or sound is for questions of an exam, which editors do not see */
export const prepareMedia =
  (forExams: boolean) =>
  async ({ title, keep = false }: Given, { file, now, player }: Context): Promise<(inside: StaffContext) => Promise<Uploaded>> => {
    const { bytes } = file ?? refuse('invalid_file')
    const found = kindOf(bytes)
    if (found.kind === 'other' && (found.what === 'video' || found.what === 'sound_not_played')) refuse('invalid_sound')
    if (found.kind === 'sound' && bytes.length > mostSoundBytes) refuse('invalid_file')
    const drawn = found.kind === 'sound' ? { media: { type: found.type, bytes }, size: null } : await draw(bytes)
    return async ({ db, audit }) => {
      const name = await storeUpload(db, { ...drawn, accountId: player.id, at: now, forExams, isKept: keep, title: title ?? null })
      audit({ subject: `media:${name}`, after: { bytes: drawn.media.bytes.length } })
      return { path: mediaPath(name), kind: found.kind === 'sound' ? 'sound' : 'picture' }
    }
  }

async function draw(upload: Buffer): Promise<Pick<NewUpload, 'media' | 'size'>> {
  const drawing = last.then(() =>
    drawPicture(upload, () => ({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true }), 'staff'),
  )
  last = drawing.catch(() => {})
  const drawn = await drawing
  if ('problem' in drawn) return refuse(drawn.problem === 'too_large' ? 'image_too_large' : 'invalid_image')
  return { media: { type: 'image/webp', bytes: drawn.picture }, size: drawn.size }
}
