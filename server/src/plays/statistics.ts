// A player's statistics: sums that settlement keeps from the answer log, never a scan of it.

import { addDays, localDay } from '@trivium/rules/days'
import { bestRank } from '../boards/index.ts'
import { resolveLanguage } from '../catalogue/index.ts'
import type { Context } from '../api/handle.ts'
import { figuresByCategory, figuresByDay, figuresByMode } from './statistics-store.ts'

/** A category says something about a player from this many answers on. */
const enoughAnswers = 10
const days = 30

export async function statisticsOf({ db, player, now }: Context) {
  const today = localDay(now, player.timezone)
  const [byMode, byDay, byCategory, language, best] = await Promise.all([
    figuresByMode(db, player.id),
    figuresByDay(db, player.id, addDays(today, 1 - days)),
    figuresByCategory(db, player.id, enoughAnswers),
    resolveLanguage(db, undefined, player),
    bestRank(db, player.id, now),
  ])
  const named = (entry: (typeof byCategory)[number] | undefined) =>
    entry ? { name: entry.names[language.code] ?? entry.names.en ?? '', ratio: entry.ratio } : null
  return {
    questions_answered: sum(byMode.map(row => row.answered)),
    correct_answers: sum(byMode.map(row => row.correct)),
    strong_category: named(byCategory[0]),
    weak_category: byCategory.length > 1 ? named(byCategory.at(-1)) : null,
    best_rank: best,
    by_mode: byMode,
    by_day: Array.from({ length: days }, (_, index) => {
      const day = addDays(today, index + 1 - days)
      const row = byDay.find(entry => entry.day === day)
      return { day, answered: row?.answered ?? 0, correct: row?.correct ?? 0 }
    }),
    battles: { won: 0, lost: 0, drawn: 0 },
  }
}

function sum(values: number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
