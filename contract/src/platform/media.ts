// Pictures and sounds that staff upload, and where they can be used.

import { z } from 'zod'
import { Flag, optional, Text } from './fields.ts'

export const mediaKinds = ['picture', 'sound'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Each has its place in server/src/platform/media/places-store.ts. */
export const mediaPlaceNames = [
  'question',
  'category',
  'passage',
  'contest',
  'announcement',
  'setting',
  'page',
  'exam',
  /** A row of an import that waits. */
  'waiting_import',
  /** What an import changed, which comes back if it is undone. */
  'done_import',
] as const
export type MediaPlaceName = (typeof mediaPlaceNames)[number]

/** What the calls that upload take beside the file. */
export const uploadFields = {
  title: optional(Text(200)),
  /** The file stays, also while nothing uses it. */
  keep: optional(Flag),
}
export const Uploaded = z.object({ path: z.string(), kind: z.enum(mediaKinds) })
