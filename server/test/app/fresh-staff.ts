// Staff with a fresh sign-in and a second factor.

import type { TestPlayer } from './app.ts'
import type { Quiz } from './quiz.ts'

export async function makeFresh(quiz: Quiz, player: TestPlayer): Promise<void> {
  const { db } = quiz.database
  await db.updateTable('sessions').set({ proved_at: quiz.clock.now() }).where('account_id', '=', player.id).execute()
  // A change to the account invalidates its cached session.
  await db.updateTable('accounts').set({ timezone: 'Europe/Berlin' }).where('id', '=', player.id).execute()
}
