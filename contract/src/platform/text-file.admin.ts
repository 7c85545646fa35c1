// The file of an interface language for a translator: its export, the preview of the translated file, and its import.

import { z } from 'zod'
import { action } from './action.ts'
import { ContentVersion, notMore, RawText, Text, Time } from './fields.ts'

const mostTexts = 5000
export const mostTextLength = 4000
export const TextOfFile = RawText(mostTextLength)

/** A text that a translator's file would change. */
const FileText = z.object({
  key: z.string(),
  english: z.string(),
  /** What players see now; null: the language has none. */
  now: z.string().nullable(),
  /** Of `now`. */
  version: z.string(),
  /** The text in the file. */
  text: z.string(),
  /**
   * `free`: nobody's change is overwritten. `both`: changed in the file, and here since its export. `here`: changed only here; the file has
   * the exported text. `unknown`: changed here, and the file does not say whether since its export.
   */
  state: z.enum(['free', 'both', 'here', 'unknown']),
  /** When `now` was set, unless `free`; null: a new release of Trivium set it. */
  changed_at: Time.nullable(),
  changed_by: z.string().nullable(),
})
export type FileTextRow = z.output<typeof FileText>

export const textFileAdmin = {
  export_interface_texts: action({
    summary: 'Export all texts of a language for a translator, with the English texts',
    access: 'administrator',
    input: z.object({ language: Text(35) }),
    output: z.object({
      language: z.string(),
      texts: z.record(z.string(), z.string()),
      english: z.record(z.string(), z.string()),
      /** By key; the preview of the translated file finds by them what was changed since. */
      versions: z.record(z.string(), z.string()),
    }),
    refusals: ['document_not_found'],
  }),
  preview_interface_texts: action({
    summary: "Preview a translator's file: what it would change, what was changed here since its export, and what is invalid",
    access: 'administrator',
    input: z.object({
      language: Text(35),
      /** As the file has them: a wrong one is reported in its row. */
      texts: notMore(mostTexts, z.record(z.string(), z.unknown())),
      /** Those of the export; without them it is not known what was changed since. */
      versions: notMore(mostTexts, z.record(z.string(), z.unknown())).optional(),
    }),
    output: z.object({
      rows: z.array(FileText),
      invalid: z.array(z.object({ key: z.string(), english: z.string().nullable(), problem: z.string() })),
      unchanged: z.int(),
      /** Not translated yet. */
      blank: z.int(),
    }),
    refusals: ['document_not_found'],
  }),
  import_interface_texts: action({
    summary: "Import texts of a translator's file: all that are named, or none",
    access: 'administrator',
    writes: true,
    input: z.object({
      language: Text(35),
      texts: notMore(mostTexts, z.record(z.string().max(120), TextOfFile)),
      /** The version that the caller saw of each of them. */
      versions: notMore(mostTexts, z.record(z.string().max(120), ContentVersion)),
    }),
    output: z.object({ taken: z.int(), unchanged: z.int() }),
    refusals: ['document_not_found', 'changed_meanwhile'],
  }),
}
