// Accuracy over time: the share of right answers in the week that ends on each day.

import { accuracyOf, type DayStats } from './statistics-types.ts'

const weekDays = 7

/** 0 to 100 for each day; null after a whole week without an answer. */
export function weeklyShares(days: DayStats[]): (number | null)[] {
  return days.map((_, index) => {
    const week = days.slice(Math.max(0, index + 1 - weekDays), index + 1)
    const asked = sum(week.map(day => day.asked))
    return asked === 0 ? null : accuracyOf({ asked, correct: sum(week.map(day => day.correct)) })
  })
}

export interface LinePoint {
  /** 0 to 100, from the first day to the last. */
  x: number
  /** 0 to 100, downwards. */
  y: number
}

/** Splits the line into pieces, because it must not cross days without a value. */
export function piecesOf(shares: (number | null)[]): LinePoint[][] {
  const pieces: LinePoint[][] = []
  shares.forEach((share, index) => {
    if (share === null) return
    const point = { x: (100 * index) / Math.max(1, shares.length - 1), y: 100 - share }
    const isFollowing = index > 0 && shares[index - 1] !== null
    const piece = isFollowing ? pieces.at(-1) : undefined
    if (piece) piece.push(point)
    else pieces.push([point])
  })
  return pieces
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)
