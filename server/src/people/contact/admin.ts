// How administrators deal with messages to the operator. The audit holds none of the words, because it is kept for ever.

import type { ContactMessage, contact } from '@trivium/contract/people/contact'
import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { Context, StaffContext } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { closeContact, type ContactRow, countContacts, lockContact, readContact, readContacts } from './store.ts'

type Admin = typeof contact

export async function listContacts(input: InputOf<Admin['get_contact_messages']>, { db, settings }: Context) {
  const { offset = 0, limit = settings.page_size, order = 'desc', state = 'open' } = input
  const isOpen = state === 'open'
  const [rows, total] = await Promise.all([readContacts(db, { isOpen, order, offset, limit }), countContacts(db, isOpen)])
  return { data: rows.map(presentContact), total }
}

export async function showContact({ contact_id }: InputOf<Admin['get_contact_message']>, { db }: Context): Promise<ContactMessage> {
  return presentContact((await readContact(db, contact_id)) ?? refuse('document_not_found'))
}

export function answerContact({ contact_id, answer }: InputOf<Admin['answer_contact_message']>, context: StaffContext) {
  return deal(contact_id, answer, context)
}

export function closeContactMessage({ contact_id }: InputOf<Admin['close_contact_message']>, context: StaffContext) {
  return deal(contact_id, null, context)
}

async function deal(id: number, answer: string | null, context: StaffContext): Promise<ResultOf<Admin['answer_contact_message']>> {
  const { db, player, now, audit } = context
  const found = (await lockContact(db, id)) ?? refuse('document_not_found')
  if (found.closed_at !== null) refuse('contact_closed')
  if (answer !== null && found.account_id === null) refuse('contact_without_account')
  await closeContact(db, id, { by: player.id, at: now, answer })
  audit({ subject: `contact:${id}`, before: { state: 'open' }, after: { state: 'closed', answered: answer !== null } })
  return presentContact(must(await readContact(db, id), 'the message was just locked'))
}

function presentContact(row: ContactRow): ContactMessage {
  return {
    id: row.id,
    account_id: row.account_id,
    name: row.name,
    email: row.email,
    message: row.message,
    web_language: row.web_language,
    created_at: row.created_at.toISOString(),
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    closed_by: row.closed_by_name,
  }
}
