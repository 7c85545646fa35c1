// Writing to whoever runs this site, and what administrators do with it.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Id, optional, page, RawText, Text, Time } from '../platform/fields.ts'

const contactStates = ['open', 'closed'] as const

const ContactMessage = z.object({
  id: z.int(),
  /** Null: nobody was signed in. */
  account_id: z.int().nullable(),
  /** Of the account; null without one. */
  name: z.string().nullable(),
  /** Where somebody without an account wants the answer. Nobody has proved that it is theirs. */
  email: z.string().nullable(),
  /** Plain text, as it was written. */
  message: z.string(),
  web_language: z.string().nullable(),
  created_at: Time,
  answer: z.string().nullable(),
  answered_at: Time.nullable(),
  closed_at: Time.nullable(),
  /** Who has answered or closed it. */
  closed_by: z.string().nullable(),
})
export type ContactMessage = z.output<typeof ContactMessage>

const one = { contact_id: Id }

export const contact = {
  send_contact_message: action({
    summary:
      'Write to whoever runs this site, in plain text of 10 to 2000 characters; without an account an address for the answer may stand with it',
    access: 'anyone',
    rateLimit: 'contact',
    repeatsItself: true,
    input: z.object({ message: RawText(2000).default(''), email: optional(Text(254)) }),
    output: z.null(),
    refusals: ['message_required', 'invalid_email', 'too_many_messages'],
  }),
  get_contact_messages: action({
    summary: 'What people have written, open ones by default, the newest first. The total stops at 10,000',
    access: 'administrator',
    input: z.object({
      ...page,
      sort: optional(z.literal('id')),
      order: optional(z.enum(['asc', 'desc'])),
      state: optional(z.enum(contactStates)),
    }),
    output: z.array(ContactMessage),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_contact_message: action({
    summary: 'One of them',
    access: 'administrator',
    input: z.object(one),
    output: ContactMessage,
    refusals: ['document_not_found'],
  }),
  answer_contact_message: action({
    summary: 'Answer a player: the answer stands among their messages, and the message is dealt with',
    access: 'administrator',
    writes: true,
    input: z.object({ ...one, answer: Text(2000) }),
    output: ContactMessage,
    refusals: ['document_not_found', 'contact_closed', 'contact_without_account'],
  }),
  close_contact_message: action({
    summary: 'Say that a message is dealt with',
    access: 'administrator',
    writes: true,
    input: z.object(one),
    output: ContactMessage,
    refusals: ['document_not_found', 'contact_closed'],
  }),
}
