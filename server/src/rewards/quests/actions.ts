// A player's quests of today. The call pays by itself: a quest is paid once in the transaction that marks it as paid.

import type { QuestKind } from '@trivium/contract/rewards/quest-names'
import { type Quests, quests } from '@trivium/contract/rewards/quests'
import { addDays, localDay, startOfDay } from '@trivium/rules/platform/days'
import { drawQuests, isReached, progressOf, type QuestFacts, questTable } from '@trivium/rules/rewards/quests'
import { type Context, handle } from '../../platform/api/handle.ts'
import { must } from '../../platform/api/refuse.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import { transact } from '../../platform/db/transaction.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { earn, type Earned, type Earning } from '../wallet/index.ts'
import { addPaid, allQuests, type DayOfPlayer, insertQuestDay, type QuestDay, readChances, readFacts, readQuestDay } from './store.ts'

export const questActions = handle(quests, {
  async get_quests(_input, context): Promise<Quests> {
    const { player, now, settings } = context
    const day = dayOf(context)
    const { quests: kinds, paid } = await questsOf(context, day)
    const facts = await readFacts(context.db, day)
    const due = dueOf({ quests: kinds, paid }, facts)
    const paidNow = due.length > 0 ? await pay(context, day, facts) : null
    return {
      day: day.day,
      ends_at: startOfDay(addDays(localDay(now, player.timezone), 1), player.timezone).toISOString(),
      // A paid quest stays done, whatever a regrade or a moved time zone changes.
      quests: kinds.map(kind => present(kind, facts, paid.includes(kind), settings)),
      bonus_coins: settings.quest_bonus_coins,
      paid_now: paidNow?.earned ?? 0,
      coins: paidNow?.coins ?? null,
    }
  },
})

function dayOf({ player, now }: Context): DayOfPlayer {
  const day = localDay(now, player.timezone)
  const startsAt = startOfDay(day, player.timezone)
  return { accountId: player.id, day, startsAt, endsAt: startOfDay(addDays(day, 1), player.timezone) }
}

async function questsOf({ db }: Context, day: DayOfPlayer): Promise<QuestDay> {
  const known = await readQuestDay(db, day)
  if (known) return known
  await insertQuestDay(db, day, drawQuests(day.accountId, day.day, await readChances(db, day)))
  return must(await readQuestDay(db, day), 'it was just inserted')
}

/** What is reached and not paid: kinds of quest, and the bonus for all of them. */
function dueOf({ quests: kinds, paid }: QuestDay, facts: QuestFacts): (QuestKind | typeof allQuests)[] {
  const reached = kinds.filter(kind => paid.includes(kind) || isReached(kind, facts))
  const due = reached.filter(kind => !paid.includes(kind))
  return reached.length === kinds.length && !paid.includes(allQuests) ? [...due, allQuests] : due
}

/** Reads again what is paid, now that the account is locked. @returns undefined when another call has paid everything */
function pay({ db, now, settings }: Context, day: DayOfPlayer, facts: QuestFacts): Promise<Earned | undefined> {
  return transact(db, async tx => {
    const accounts = await lockAccounts(tx, [day.accountId])
    const due = dueOf(must(await readQuestDay(tx, day), 'it is never deleted on its day'), facts)
    if (due.length === 0) return undefined
    await addPaid(tx, day, due)
    const earnings = due.map(what => earningOf(day, what, settings))
    return (await earn(tx, accounts, earnings, { settings, at: now })).get(day.accountId)
  })
}

function earningOf({ accountId, day }: DayOfPlayer, what: QuestKind | typeof allQuests, settings: Settings): Earning {
  const key = `quest:${accountId}:${day}:${what}`
  const [amount, title] =
    what === allQuests ? ([settings.quest_bonus_coins, 'quests_done'] as const) : ([settings.quest_coins, 'quest'] as const)
  return { accountId, from: 'house:rewards', amount, title, reference: `quest:${day}`, idempotencyKey: key }
}

function present(kind: QuestKind, facts: QuestFacts, isPaid: boolean, { quest_coins }: Settings): Quests['quests'][number] {
  const { difficulty, goal } = questTable[kind]
  const isDone = isPaid || isReached(kind, facts)
  return { kind, difficulty, goal, progress: isDone ? goal : progressOf(kind, facts), coins: quest_coins, is_done: isDone }
}
