// Writing to the operator: plain text, limited for each account, for each network and for all strangers together.

import type { contact } from '@trivium/contract/people/contact'
import type { InputOf } from '@trivium/contract/platform/action'
import { localDay, startOfDay } from '@trivium/rules/platform/days'
import { z } from 'zod'
import { lockActiveAccount } from '../accounts/index.ts'
import type { Context, SignedIn } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { countOpenOfStrangers, countSince, insertContact, isThereAlready, lockStrangers, type NewContact } from './store.ts'

const shortest = 10
const mostOfAccountADay = 10
/** Messages of strangers that are still open. More would only hide the others. */
const mostOpenOfStrangers = 1000

type Send = InputOf<typeof contact.send_contact_message>

/** @param tell notifies the operator, once the message is stored */
export async function sendContact(
  { message, email }: Send,
  { db, player, now }: Context<SignedIn | null>,
  tell: (written: NewContact, id: number) => void,
): Promise<null> {
  const text = message.trim()
  if ([...text].length < shortest) refuse('message_required')
  const address = player ? null : (email ?? null)
  if (address !== null && !z.email().safeParse(address).success) refuse('invalid_email')
  const written: NewContact = {
    accountId: player?.id ?? null,
    email: address,
    message: text,
    webLanguage: player?.webLanguage ?? null,
    at: now,
  }
  const id = await inTransaction(db, async tx => {
    if (player) await lockActiveAccount(tx, player.id)
    else await lockStrangers(tx)
    if (await isThereAlready(tx, written)) return null
    if (await isFull(tx, player, now)) refuse('too_many_messages')
    return insertContact(tx, written)
  })
  if (id !== null) tell(written, id)
  return null
}

async function isFull(tx: Tx, player: SignedIn | null, now: Date): Promise<boolean> {
  if (!player) return (await countOpenOfStrangers(tx)) >= mostOpenOfStrangers
  const today = startOfDay(localDay(now, player.timezone), player.timezone)
  return (await countSince(tx, today, player.id)) >= mostOfAccountADay
}
