// The fifteen badges: their thresholds, and the progress from a play. Code of other events reports their progress itself.

import { type BadgeType, badgeTypes } from '@trivium/contract/rewards/badges'

/** The facts about a finished play that badges depend on. */
export interface PlayFacts {
  /** The badges for which the play's mode counts: a column of the table of modes. */
  badges: readonly BadgeType[]
  total: number
  answered: number
  correct: number
  lifelinesUsed: number
  hintsUsed: number
  /** Mean answer time over the questions. */
  meanMs: number
  /** Consecutive days of the daily quiz, including this one, none of them frozen; null for any other play. */
  dailyStreak: number | null
}

interface BadgeRule {
  /** The progress that unlocks the badge. */
  counter: number
  /** Coins, paid when claimed. */
  reward: number
}

/** The settings that the rules below read. */
export interface BadgeSettings {
  badges: Record<BadgeType, BadgeRule>
  badge_least_questions: number
  super_sonic_seconds: number
  flashback_seconds: number
}

/** All badges but power_elite, which counts the others as they unlock. */
export const badgesOfFacts = badgeTypes.filter(type => type !== 'power_elite')

/** Progress towards a badge: `add` is added, `atLeast` raises the progress to that value. */
export interface BadgeChange {
  type: (typeof badgesOfFacts)[number]
  add?: number
  atLeast?: number
}

type Step = Omit<BadgeChange, 'type'> | null
/** The limits of badges that a play can move. */
export type BadgeLimits = Pick<BadgeSettings, 'badge_least_questions' | 'super_sonic_seconds' | 'flashback_seconds'>

interface BadgeRow extends BadgeRule {
  /** Progress from a finished play, if its mode counts for the badge (modes.ts). Absent if other events move the badge. */
  fromPlay?: (facts: PlayFacts, limits: BadgeLimits) => Step
}

const once: Step = { add: 1 }
const onceIf = (isDone: boolean): Step => (isDone ? once : null)

/** The counters and rewards are the defaults of the setting `badges`. */
export const badgeTable: Record<BadgeType, BadgeRow> = {
  dashing_debut: { counter: 1, reward: 10, fromPlay: facts => onceIf(facts.answered > 0) },
  /** A random battle won. */
  combat_winner: { counter: 1, reward: 20 },
  /** A group battle won. */
  clash_winner: { counter: 1, reward: 20 },
  /** A contest won. */
  most_wanted_winner: { counter: 1, reward: 50 },
  /** All points of a battle. */
  ultimate_player: { counter: 1, reward: 50 },
  /** Random battles won in a row: `atLeast` is the current run. */
  quiz_warrior: { counter: 3, reward: 30 },
  super_sonic: {
    counter: 1,
    reward: 20,
    fromPlay: (facts, limits) => onceIf(isPerfect(facts, limits) && facts.hintsUsed === 0 && isWithin(facts, limits.super_sonic_seconds)),
  },
  flashback: {
    counter: 1,
    reward: 20,
    fromPlay: (facts, limits) => onceIf(isPerfect(facts, limits) && isWithin(facts, limits.flashback_seconds)),
  },
  brainiac: {
    counter: 1,
    reward: 20,
    fromPlay: (facts, limits) => onceIf(isPerfect(facts, limits) && facts.lifelinesUsed === 0),
  },
  big_thing: { counter: 5000, reward: 100, fromPlay: ({ correct }) => (correct > 0 ? { add: correct } : null) },
  /** Coins earned from any source: more than 5,000. */
  elite: { counter: 5001, reward: 100 },
  thirsty: { counter: 30, reward: 50, fromPlay: ({ dailyStreak }) => (dailyStreak ? { atLeast: dailyStreak } : null) },
  /** Other badges unlocked: more than 10. */
  power_elite: { counter: 11, reward: 100 },
  /** Friends who signed up with the player's code: more than 50. */
  sharing_caring: { counter: 51, reward: 100 },
  /** Consecutive days in the app. */
  streak: { counter: 30, reward: 50 },
}

function isPerfect(facts: PlayFacts, limits: BadgeLimits): boolean {
  return facts.total >= limits.badge_least_questions && facts.total > 0 && facts.correct === facts.total
}

const isWithin = ({ meanMs }: PlayFacts, seconds: number) => meanMs <= seconds * 1000

/** The progress of badges from a finished play. */
export function progressFromPlay(facts: PlayFacts, limits: BadgeLimits): BadgeChange[] {
  return badgesOfFacts
    .filter(type => facts.badges.includes(type))
    .flatMap(type => {
      const step = badgeTable[type].fromPlay?.(facts, limits)
      return step ? { type, ...step } : []
    })
}
