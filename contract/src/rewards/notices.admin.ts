// Administrators send announcements to players, now or at a later time: to all, to one interface language, or to chosen accounts.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Flag, Id, MediaName, adminPage, Once, optional, Text, Time, Version, Whole } from '../platform/fields.ts'
import { announcementStates, audiences } from './notice-names.ts'

const Code = z.string().regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})?$/, 'is no code of a language')
/** Plain text by interface language. Players with another language get the default language, or else the first one given. */
const Texts = z
  .record(Code, z.object({ title: Text(100), message: Text(1000) }))
  .refine(texts => Object.keys(texts).length > 0, 'says nothing')
  .refine(texts => Object.keys(texts).length <= 30, 'are too many')

const wanted = {
  texts: Texts,
  image: optional(MediaName),
  /** A page of the app: /contest/12/ */
  link: optional(Text(200).regex(/^\/(?![/\\])[\w\-./?=&%#~]*$/, 'is a path of this site: /contest/12/')),
  audience: z.enum(audiences),
  web_language: optional(Code),
  account_ids: optional(z.array(Id).min(1).max(1000)),
  /** Only players who used the app in this many days, or not within these days. */
  seen_within_days: optional(Whole(1, 366)),
  unseen_for_days: optional(Whole(1, 3660)),
  /** Also by email, to those who asked for letters. */
  by_mail: optional(Flag),
  /** Absent: now. */
  send_at: optional(Time),
}

export const Announcement = z.object({
  id: z.int(),
  texts: z.record(z.string(), z.object({ title: z.string(), message: z.string() })),
  image: z.string().nullable(),
  image_path: z.string().nullable(),
  link: z.string().nullable(),
  audience: z.enum(audiences),
  web_language: z.string().nullable(),
  account_ids: z.array(z.int()).nullable(),
  seen_within_days: z.int().nullable(),
  unseen_for_days: z.int().nullable(),
  by_mail: z.boolean(),
  /** Emails so far; `stopped`: how many players used the link in it to get no more letters. */
  letters: z.object({ sent: z.int(), failed: z.int(), stopped: z.int() }),
  /** All emails were sent. */
  mailed_at: Time.nullable(),
  send_at: Time,
  sent_at: Time.nullable(),
  state: z.enum(announcementStates),
  /** Number of accounts that have received it. */
  notified: z.int(),
  version: z.int(),
  /** Name of the author. */
  name: z.string(),
})
export type Announcement = z.output<typeof Announcement>

export const noticeAdmin = {
  get_announcements: action({
    summary: 'Announcements, latest first',
    access: 'administrator',
    input: z.object({ ...adminPage, state: optional(z.enum(announcementStates)) }),
    output: z.array(Announcement),
    /** Counted up to 10,000. */
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_announcement: action({
    summary: 'One announcement',
    access: 'administrator',
    input: z.object({ announcement_id: Id }),
    output: Announcement,
    refusals: ['document_not_found'],
  }),
  send_announcement: action({
    summary: 'Send an announcement to players, now or at a later time',
    access: 'administrator',
    writes: true,
    input: z.object({ ...wanted, once: Once }),
    output: Announcement,
    refusals: ['document_not_found'],
  }),
  change_announcement: action({
    summary: 'Change an announcement that is not sent yet',
    access: 'administrator',
    writes: true,
    input: z.object({ announcement_id: Id, version: Version, ...wanted }),
    output: Announcement,
    refusals: ['document_not_found', 'changed_meanwhile', 'announcement_under_way'],
  }),
  cancel_announcement: action({
    summary: 'Cancel an announcement that is not sent yet',
    access: 'administrator',
    writes: true,
    input: z.object({ announcement_id: Id }),
    output: Announcement,
    refusals: ['document_not_found', 'announcement_under_way'],
  }),
  count_audience: action({
    summary: 'Number of accounts that an announcement would reach',
    access: 'administrator',
    input: z.object({
      audience: wanted.audience,
      web_language: wanted.web_language,
      account_ids: wanted.account_ids,
      seen_within_days: wanted.seen_within_days,
      unseen_for_days: wanted.unseen_for_days,
    }),
    /** `letters`: how many of them asked for letters. */
    output: z.object({ accounts: z.int(), letters: z.int() }),
    refusals: [],
  }),
}
