// Enters a contest: the play, the entry and its coins are written in one transaction. Calling it again resumes the play.

import type { InputOf } from '@trivium/contract/platform/action'
import type { contests } from '@trivium/contract/compete/contests'
import { subtractFromStakes, lockActiveAccount } from '../../people/accounts/index.ts'
import type { Context } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { LockedAccounts } from '../../platform/db/lock-accounts.ts'
import { inTransaction, Outdated } from '../../platform/db/transaction.ts'
import { anyWithoutCoins } from '../../rewards/payouts/index.ts'
import { openInTurn } from '../../play/plays/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { type EscrowLedger, stake } from '../../rewards/wallet/index.ts'
import { insertEntry, readOwnEntry } from './entry-store.ts'
import { type ContestRow, shareContest } from './store.ts'
import { stateOf } from './views.ts'

export const escrowOf = (contestId: number): EscrowLedger => `escrow:contest:${contestId}`
export const referenceOf = (contestId: number) => `contest:${contestId}`

/** Holds a shared lock on the contest, so that nobody closes it while a player enters. Lock order: the contest comes first. */
export function enterContest({ contest_id: id }: InputOf<typeof contests.get_questions_by_contest>, context: Context) {
  return inTransaction(context.db, async tx => {
    const contest = (await shareContest(tx, id)) ?? refuse('document_not_found')
    const { player, now } = context
    const open = await openInTurn(
      { ...context, db: tx, settings: withTermsOf(contest, context.settings) },
      {
        mode: 'contest',
        target: referenceOf(id),
        leafId: null,
        level: null,
        languageId: contest.language_id,
        windowEndsAt: contest.ends_at,
        async refuseUnlessDue(db) {
          const entry = await readOwnEntry(db, player.id, contest)
          // Another call has entered since we looked for an open play: look again, and resume that play.
          if (entry?.contest_id === id && entry.finished_at === null) throw new Outdated()
          if (entry) refuse('already_played')
          const state = stateOf(contest, now)
          if (state !== 'live') refuse(state === 'upcoming' ? 'contest_not_started' : 'contest_over')
          if (contest.entry > 0 && (await anyWithoutCoins(db, [player.id], context.settings))) refuse('entries_off')
        },
        draw: () => Promise.resolve(must(contest.question_ids, 'a live contest has its questions')),
      },
    )
    if (open.play.resumed) return open
    // Nobody else knows the new play yet, so we may lock the account after it.
    const account = await lockActiveAccount(tx, player.id)
    const entry = { contestId: id, accountId: player.id, playId: open.play.id, paid: contest.entry, at: now, until: contest.ends_at }
    if (!(await insertEntry(tx, entry))) refuse('already_played')
    const keys = { title: 'contest_entry', reference: referenceOf(id), idempotencyKey: `contest:${id}:entry:${player.id}` } as const
    if (contest.entry > 0) {
      const keeps = (await subtractFromStakes(tx, new LockedAccounts([account]), [player.id], context)).of(player.id)
      await stake(tx, escrowOf(id), [{ accountId: player.id, amount: contest.entry, keeps, ...keys }])
    }
    return open
  })
}

/** Everyone plays by the announced terms, even if a setting has changed since. */
function withTermsOf(contest: ContestRow, settings: Settings): Settings {
  const { seconds: contest_seconds, score_correct: contest_score_correct, score_wrong: contest_score_wrong } = contest
  return { ...settings, contest_seconds, contest_score_correct, contest_score_wrong }
}
