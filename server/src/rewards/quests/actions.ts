// A player's quests of today. The call pays by itself, also what the player did on the days before: a quest is paid once in the transaction
// that marks it as paid.

import type { QuestKind } from '@trivium/contract/rewards/quest-names'
import { type Quests, quests } from '@trivium/contract/rewards/quests'
import { addDays, localDay, startOfDay } from '@trivium/rules/platform/days'
import { drawQuests, isReached, progressOf, type QuestFacts, questTable } from '@trivium/rules/rewards/quests'
import { type Context, handle } from '../../platform/api/handle.ts'
import { must } from '../../platform/api/refuse.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import { transact } from '../../platform/db/transaction.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { earn, type Earning } from '../wallet/index.ts'
import {
  addPaid,
  allQuests,
  type DayOfPlayer,
  findQuestDays,
  insertQuestDay,
  type QuestDay,
  readChances,
  readFacts,
  readQuestDay,
} from './store.ts'

/** What a player did on a day counts if they come back within as many days. */
const daysBack = 7

export const questActions = handle(quests, {
  async get_quests(_input, context): Promise<Quests> {
    const { settings, player, now } = context
    const looked = await lookBack(context)
    const { day, row, facts } = must(looked.at(-1), 'today is always among them')
    const payable = looked.filter(one => one.isClosable || dueOf(one.row, one.facts).length > 0)
    const paid = payable.length > 0 ? await pay(context, payable, day) : nothing
    return {
      day: day.day,
      ends_at: startOfDay(addDays(localDay(now, player.timezone), 1), player.timezone).toISOString(),
      // A paid quest stays done, whatever a regrade or a moved time zone changes.
      quests: row.quests.map(kind => present(kind, facts, row.paid.includes(kind), settings)),
      bonus_coins: settings.quest_bonus_coins,
      paid_now: paid.coins,
      paid_earlier: paid.earlier,
      done_now: paid.done,
      coins: paid.balance,
    }
  },
})

interface LookedAt {
  day: DayOfPlayer
  row: QuestDay
  facts: QuestFacts
  /** Nothing can be added to it any more. */
  isClosable: boolean
}

/** Today, and the days before that are not closed yet, the oldest first. */
async function lookBack({ db, player, now }: Context): Promise<LookedAt[]> {
  const today = localDay(now, player.timezone)
  const days = Array.from({ length: daysBack + 1 }, (_, index) => dayOf(addDays(today, index - daysBack), player))
  const looked: LookedAt[] = []
  for (const { row, isUnsettled, ...found } of await findQuestDays(db, days)) {
    const day = { accountId: player.id, ...found }
    const facts = await readFacts(db, day)
    const drawn = row ?? (await draw(db, day, day.day === today))
    looked.push({ day, row: drawn, facts, isClosable: day.day !== today && day.endsAt <= now && !isUnsettled })
  }
  return looked
}

function dayOf(day: string, { id, timezone }: Context['player']): DayOfPlayer {
  return { accountId: id, day, startsAt: startOfDay(day, timezone), endsAt: startOfDay(addDays(day, 1), timezone) }
}

async function draw(db: Context['db'], day: DayOfPlayer, isToday: boolean): Promise<QuestDay> {
  await insertQuestDay(db, day, drawQuests(day.accountId, day.day, await readChances(db, day, isToday)))
  return must(await readQuestDay(db, day), 'it was just inserted')
}

/** A quest, or the bonus for all of them. */
type Due = QuestKind | typeof allQuests

/** What is reached and not paid. */
function dueOf({ quests: kinds, paid }: QuestDay, facts: QuestFacts): Due[] {
  const reached = kinds.filter(kind => paid.includes(kind) || isReached(kind, facts))
  const due = reached.filter(kind => !paid.includes(kind))
  return reached.length === kinds.length && !paid.includes(allQuests) ? [...due, allQuests] : due
}

interface Paid {
  coins: number
  /** Of these, for the days before. */
  earlier: number
  /** What was done today. */
  done: Due[]
  balance: number | null
}

const nothing: Paid = { coins: 0, earlier: 0, done: [], balance: null }

/** Reads again what is paid, now that the account is locked. */
function pay({ db, now, settings }: Context, looked: readonly LookedAt[], { accountId, day: today }: DayOfPlayer): Promise<Paid> {
  return transact(db, async tx => {
    const accounts = await lockAccounts(tx, [accountId])
    const earnings: Record<'earlier' | 'today', Earning[]> = { earlier: [], today: [] }
    let done: Due[] = []
    for (const { day, facts, isClosable } of looked) {
      const due = dueOf(must(await readQuestDay(tx, day), 'it is kept for a month'), facts)
      await addPaid(tx, day, { paid: due, isClosed: isClosable })
      const isToday = day.day === today
      if (isToday) done = due
      earnings[isToday ? 'today' : 'earlier'].push(...due.map(what => earningOf(day, what, settings)))
    }
    const all = [...earnings.earlier, ...earnings.today]
    if (all.length === 0) return nothing
    const { earned, coins } = must((await earn(tx, accounts, all, { settings, at: now })).get(accountId), 'the account earns')
    const earlier = earnings.earlier.reduce((sum, { amount }) => sum + amount, 0)
    return { coins: earned, earlier: Math.min(earned, earlier), done, balance: coins }
  })
}

function earningOf({ accountId, day }: DayOfPlayer, what: Due, settings: Settings): Earning {
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
