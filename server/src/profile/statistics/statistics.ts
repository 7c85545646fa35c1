// A player's statistics, read from running sums, never by scanning the answer log.

import { addDays, localDay } from '@trivium/rules/platform/days'
import { medianSpeed, speedTable } from '@trivium/rules/play/plays/speed'
import { talliesOf } from '../../compete/battles/index.ts'
import { bestRank } from '../../rewards/leaderboards/index.ts'
import { namesFor } from '../../bank/catalogue/index.ts'
import type { Context } from '../../platform/api/handle.ts'
import { statsByDay, statsByLeaf, statsByMode, statsOfCategory, readSpeeds } from './store.ts'

/** With fewer answers, a category's percentage says nothing about the player. */
const enoughAnswers = 10
const days = 30

export async function statisticsOf(context: Context) {
  const { db, player, now } = context
  const today = localDay(now, player.timezone)
  const [byMode, byDay, byLeaf, speeds, nameOf, best, { won, lost, drawn }] = await Promise.all([
    statsByMode(db, player.id, player.timezone),
    statsByDay(db, player.id, { timezone: player.timezone, fromDay: addDays(today, 1 - days) }),
    statsByLeaf(db, player.id),
    readSpeeds(db, player.id),
    namesFor(context),
    bestRank(db, player.id, now),
    talliesOf(db, player.id),
  ])
  const named = (leaf: (typeof byLeaf)[number] | undefined) =>
    leaf && { name: nameOf(leaf.names), type: leaf.type, asked: leaf.asked, ratio: ratioOf(leaf) }
  // Best first; the sort is stable, so among equals the one with more answers comes first.
  const judged = byLeaf.filter(leaf => leaf.answered >= enoughAnswers).toSorted((one, other) => ratioOf(other) - ratioOf(one))
  const speed = speedTable(speeds)
  return {
    questions_asked: sum(byMode.map(row => row.asked)),
    questions_answered: sum(byMode.map(row => row.answered)),
    correct_answers: sum(byMode.map(row => row.correct)),
    strong_category: named(judged[0]) ?? null,
    weak_category: judged.length > 1 ? (named(judged.at(-1)) ?? null) : null,
    best_rank: best,
    by_mode: byMode,
    by_day: Array.from({ length: days }, (_, index) => {
      const day = addDays(today, index + 1 - days)
      const row = byDay.find(entry => entry.day === day)
      return { day, asked: row?.asked ?? 0, answered: row?.answered ?? 0, correct: row?.correct ?? 0 }
    }),
    by_category: byLeaf.map(({ names, ...leaf }) => ({ ...leaf, name: nameOf(names) })),
    speed,
    median_ms: medianSpeed(speed),
    battles: { won, lost, drawn },
  }
}

/** @returns percentage of right answers in a category or subcategory, null when nothing was asked */
export async function ratioIn({ db, player }: Context, categoryId: number): Promise<number | null> {
  const stats = await statsOfCategory(db, player.id, categoryId)
  return stats.asked === 0 ? null : ratioOf(stats)
}

function sum(values: number[]): number {
  return values.reduce((a, b) => a + b, 0)
}

/** Percentage of right answers among the questions asked, with one decimal: as in the result of a play, an unanswered one is not right. */
const ratioOf = ({ correct, asked }: { correct: number; asked: number }) => Math.round((1000 * correct) / asked) / 10
