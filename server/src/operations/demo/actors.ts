// Players of the demo join: they sign up through the app's own sign-up, but without the identity provider, whose password hashing is slow
// on purpose.

import { randomUUID } from 'node:crypto'
import { notePlayedBefore, openSession, signUp } from '../../people/accounts/index.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { readSettings } from '../../platform/settings/index.ts'
import { makeStaff } from '../../people/staff/index.ts'
import type { Role } from './seed-players.ts'
import { type Actor, callsOf, type DemoContext } from './demo-context.ts'

interface Coming {
  role: Role
  email: string
  /** Subject of the identity provider, for accounts that can sign in later. */
  subject?: string
  friendsCode?: string | undefined
}

export async function comeIn(context: DemoContext, { role, email, subject = randomUUID(), friendsCode }: Coming): Promise<Actor> {
  const { app, clock, database, languageIds } = context
  const { name, timezone, language, skill, roles } = role
  // All addresses of the demo have the same domain.
  const settings = { ...(await readSettings(database.db)), trusted_mail_domains: ['trivium.example'] }
  const person = { subject, signInType: 'email', email, name, timezone, friendsCode, webLanguage: language } as const
  const id = await inTransaction(database.db, async tx => {
    const id = await signUp(tx, person, settings, clock.now())
    // Lets new players stake at once, because even a demo of one day shall have battles and contests for coins.
    await notePlayedBefore(tx, id, clock.now())
    return id
  })
  if (roles) await makeStaff(database.db, email, roles, clock.now())
  const calls = await callsFrom({ app, clock, database }, id)
  const languageId = languageIds.get(language)
  // If their language has no questions, they play in the default language.
  const { data } = await calls.ask('update_profile', { web_language: language, ...(languageId !== undefined && { language }) })
  return { id, name, timezone, skill, languageId: languageId ?? 0, referCode: data.refer_code, ...calls }
}

type Place = Pick<DemoContext, 'app' | 'clock' | 'database'>

async function callsFrom({ app, clock, database }: Place, id: number): Promise<Pick<Actor, 'ask' | 'sendFile'>> {
  return callsOf(app, await inTransaction(database.db, tx => openSession(tx, id, clock.now())))
}

/** For staff actions that require a recent sign-in. */
export async function signInAgain(context: DemoContext, actor: Actor): Promise<Actor> {
  return { ...actor, ...(await callsFrom(context, actor.id)) }
}
