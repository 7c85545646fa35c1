// Messages to the operator of the site. Administrators answer or close them.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Id, optional, page, RawText, Text, Time } from '../platform/fields.ts'

const contactStates = ['open', 'closed'] as const

const ContactMessage = z.object({
  id: z.int(),
  /** Null: the sender was not signed in. */
  account_id: z.int().nullable(),
  /** Name of the account; null without one. */
  name: z.string().nullable(),
  /** Unverified address for the answer, from a sender without an account. */
  email: z.string().nullable(),
  /** Plain text as sent. */
  message: z.string(),
  web_language: z.string().nullable(),
  created_at: Time,
  answer: z.string().nullable(),
  answered_at: Time.nullable(),
  closed_at: Time.nullable(),
  /** Who answered or closed it. */
  closed_by: z.string().nullable(),
})
export type ContactMessage = z.output<typeof ContactMessage>

const one = { contact_id: Id }

export const contact = {
  send_contact_message: action({
    summary: 'Send a message to the operator, in plain text of 10 to 2000 characters; senders without an account may give an email address',
    access: 'anyone',
    rateLimit: 'contact',
    repeatsItself: true,
    input: z.object({ message: RawText(2000).default(''), email: optional(Text(254)) }),
    output: z.null(),
    refusals: ['message_required', 'invalid_email', 'too_many_messages'],
  }),
  get_contact_messages: action({
    summary: 'Contact messages, open ones by default, newest first. The total stops at 10,000',
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
    summary: 'One contact message',
    access: 'administrator',
    input: z.object(one),
    output: ContactMessage,
    refusals: ['document_not_found'],
  }),
  answer_contact_message: action({
    summary: 'Answer a contact message and close it: the player gets the answer as a message',
    access: 'administrator',
    writes: true,
    input: z.object({ ...one, answer: Text(2000) }),
    output: ContactMessage,
    refusals: ['document_not_found', 'contact_closed', 'contact_without_account'],
  }),
  close_contact_message: action({
    summary: 'Close a contact message without an answer',
    access: 'administrator',
    writes: true,
    input: z.object(one),
    output: ContactMessage,
    refusals: ['document_not_found', 'contact_closed'],
  }),
}
