// The library of pictures and sounds that staff uploaded or imported with questions. Editors find those of the bank, and everybody those that they uploaded themselves.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { adminPage, Flag, MediaName, optional, Text, Time, Version } from '../platform/fields.ts'
import { mediaKinds, mediaPlaceNames } from '../platform/media.ts'

const words = {
  title: optional(Text(200)),
  /** For people who do not see or hear it. Forms propose it when the file is chosen. */
  alt_text: optional(Text(500)),
  source: optional(Text(500)),
  licence: optional(Text(200)),
}

const MediaFile = z.object({
  /** The name under which it is stored. */
  id: z.string(),
  path: z.string(),
  kind: z.enum(mediaKinds),
  /** For example image/webp. */
  type: z.string(),
  bytes: z.int(),
  /** In pixels. Null for sounds, and for files from before the library. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  title: z.string().nullable(),
  alt_text: z.string().nullable(),
  source: z.string().nullable(),
  licence: z.string().nullable(),
  /** Uploaded for an exam: only its uploader and administrators find it. */
  for_exams: z.boolean(),
  /** Not deleted while nothing uses it. */
  keep: z.boolean(),
  is_used: z.boolean(),
  /** When it is deleted if nothing uses it then; null if it is used or kept. */
  delete_at: Time.nullable(),
  /** The name of the file of questions that it came with. */
  imported_from: z.string().nullable(),
  uploaded_by: z.object({ id: z.int(), name: z.string() }),
  uploaded_at: Time,
  version: z.int(),
})
export type MediaFile = z.output<typeof MediaFile>

const Use = z.object({
  place: z.enum(mediaPlaceNames),
  /** Names the row in its place: the id of a question, the name of a setting. */
  id: z.string(),
  title: z.string(),
  /** The exam of a question of an exam. */
  exam_id: z.int().nullable(),
  /** An earlier version of the question, which past plays show. */
  is_earlier: z.boolean(),
})
export type MediaUse = z.output<typeof Use>

const MediaFileWhole = MediaFile.extend({
  /** Those that the caller may open. */
  uses: z.array(Use),
  /** How many others there are. */
  hidden: z.array(z.object({ place: z.enum(mediaPlaceNames), count: z.int() })),
  /** There may be more than these. */
  has_more: z.boolean(),
})
export type MediaFileWhole = z.output<typeof MediaFileWhole>

export const mediaAdmin = {
  get_media_files: action({
    summary: 'Uploaded pictures and sounds, newest first. The total stops at 100,000',
    access: 'staff',
    input: z.object({
      ...adminPage,
      /** Beginnings of words in title, text alternative, source or licence. */
      q: optional(Text(200)),
      kind: optional(z.enum(mediaKinds)),
      used: optional(Flag),
    }),
    output: z.array(MediaFile),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_media_file: action({
    summary: 'An uploaded picture or sound, and where it is used',
    access: 'staff',
    input: z.object({ media_name: MediaName }),
    output: MediaFileWhole,
    refusals: ['document_not_found'],
  }),
  change_media_file: action({
    summary: 'Describe an uploaded picture or sound, and say whether it is kept while nothing uses it',
    access: 'staff',
    writes: true,
    input: z.object({ media_name: MediaName, version: Version, ...words, keep: Flag.default(false) }),
    output: MediaFileWhole,
    refusals: ['document_not_found', 'changed_meanwhile'],
  }),
  delete_media_file: action({
    summary: 'Delete an uploaded picture or sound that nothing uses',
    access: 'staff',
    writes: true,
    needsFreshSignIn: true,
    input: z.object({ media_name: MediaName }),
    output: z.object({}),
    refusals: ['document_not_found', 'media_in_use'],
  }),
}
