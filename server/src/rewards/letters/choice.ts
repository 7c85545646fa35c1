// The player's choice of letters: asked, confirmed by the link in an email, or stopped.

import { type LetterChoice, letters } from '@trivium/contract/rewards/letters'
import { type Context, handle, type Handlers } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { letterPath, signLink } from './links.ts'
import type { LetterParts } from './parts.ts'
import { askForLetters, countAsked, lockAddress, readChoice, stopLetters } from './store.ts'
import { writeConfirmation } from './write.ts'

const dayMs = 86_400_000
/** Typed addresses are not proved, so a stranger's inbox must not be flooded: counted by account and by address. */
const pauseMs = 10 * 60_000
const mostPerDay = 3

export function letterActions(parts: LetterParts): Handlers<typeof letters> {
  return handle(letters, {
    get_letter_choice: (_input, context) => choiceOf(context, parts),

    async set_letter_choice({ wants }, context) {
      const { db, player, now } = context
      if (wants) await ask(context, parts)
      else await stopLetters(db, player.id, now)
      return choiceOf(context, parts)
    },
  })
}

async function choiceOf({ db, player }: Context, { mail }: LetterParts): Promise<LetterChoice> {
  const { email, asked_email, confirmed_at, stopped_at } = must(await readChoice(db, player.id), 'the player has an account')
  const isAsked = email !== null && asked_email?.toLowerCase() === email.toLowerCase() && stopped_at === null
  return { state: isAsked ? (confirmed_at === null ? 'asked' : 'on') : 'off', is_offered: mail.carriesMail && email !== null }
}

async function ask(context: Context, parts: LetterParts): Promise<void> {
  const { db, player, now, settings } = context
  const choice = await choiceOf(context, parts)
  if (choice.state === 'on') return
  const email = await inTransaction(db, async tx => {
    const address = (await lockAddress(tx, player.id)) ?? refuse('letters_not_offered')
    if (!parts.mail.carriesMail) refuse('letters_not_offered')
    const before = must(await readChoice(tx, player.id), 'the account was just locked').asked_at
    const isSoon = before !== null && now.getTime() - before.getTime() < pauseMs
    if (isSoon || (await countAsked(tx, address, new Date(now.getTime() - dayMs))) >= mostPerDay) refuse('too_many_requests')
    await askForLetters(tx, player.id, address, now)
    return address
  })
  const link = new URL(`${letterPath}/confirm/${signLink('confirm', player.id, now.getTime(), parts)}`, parts.publicUrl).href
  const letter = await writeConfirmation(link, { db, settings, webLanguage: player.webLanguage })
  // The reply does not wait for the mail server.
  parts.mail.later(Promise.resolve(), () => parts.mail.sendMail(email, letter))
}
