// The calls of the library.

import { mediaAdmin } from '@trivium/contract/operations/media.admin'
import { type Context, handle } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { refuseUnseen } from '../../platform/api/seen.ts'
import { deleteUnusedMedia } from '../../platform/media/index.ts'
import { sightOf } from './policy.ts'
import { countFiles, describeFile, type FileRow, lockFile, readFile, readFiles } from './store.ts'
import { presentFile, presentWhole } from './views.ts'

export const mediaAdminActions = handle(mediaAdmin, {
  async get_media_files({ offset = 0, limit, ...filter }, { db, now, player, settings }) {
    const sight = sightOf(player)
    const page = { offset, limit: limit ?? settings.page_size }
    const [rows, total] = await Promise.all([readFiles(db, sight, filter, page), countFiles(db, sight, filter)])
    return { data: rows.map(row => presentFile(row, now)), total }
  },

  get_media_file: async ({ media_name }, context) => presentWhole(await fileAt(media_name, context), context),

  async change_media_file({ media_name, version, title = null, alt_text = null, source = null, licence = null, keep }, context) {
    const { db, audit } = context
    await lockFile(db, media_name)
    const before = await fileAt(media_name, context)
    refuseUnseen(before, version)
    const after = { title, alt_text, source, licence, kept: keep }
    await describeFile(db, media_name, after)
    audit({ subject: `media:${media_name}`, before: describedIn(before), after })
    return presentWhole(await fileAt(media_name, context), context)
  },

  async delete_media_file({ media_name }, context) {
    const { db, audit } = context
    await lockFile(db, media_name)
    const before = await fileAt(media_name, context)
    if ((await deleteUnusedMedia(db, [media_name])) === 0) refuse('media_in_use')
    audit({ subject: `media:${media_name}`, before: describedIn(before) })
    return {}
  },
})

/** @throws Refused document_not_found, also for a file that the caller may not find */
const fileAt = async (name: string, { db, player }: Pick<Context, 'db' | 'player'>): Promise<FileRow> =>
  (await readFile(db, sightOf(player), name)) ?? refuse('document_not_found')

const describedIn = ({ title, alt_text, source, licence, kept }: FileRow) => ({ title, alt_text, source, licence, kept })
