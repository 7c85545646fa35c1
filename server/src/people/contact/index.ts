// Messages to the operator.

import { contact } from '@trivium/contract/people/contact'
import { handle } from '../../platform/api/handle.ts'
import type { Db } from '../../platform/db/connect.ts'
import { sendContact } from './actions.ts'
import { answerContact, closeContactMessage, listContacts, showContact } from './admin.ts'
import { deleteClosedOfStrangers } from './store.ts'
import { type EmailParts, emailOperator } from './email-operator.ts'

export const contactActions = (parts: EmailParts) =>
  handle(contact, {
    send_contact_message: (input, context) => sendContact(input, context, (written, id) => emailOperator(written, id, parts, context)),
    get_contact_messages: listContacts,
    get_contact_message: showContact,
    answer_contact_message: answerContact,
    close_contact_message: closeContactMessage,
  })

const closedDays = 90

/** Messages of people without an account are deleted this long after they were closed; the privacy policy says so. */
export async function deleteOldContacts(db: Db, now: Date): Promise<void> {
  await deleteClosedOfStrangers(db, new Date(now.getTime() - closedDays * 86_400_000))
}
