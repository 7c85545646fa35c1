// Three small quests a day: one of each difficulty. The draw depends on player and day alone, so nobody can draw again.

import { type QuestDifficulty, questDifficulties, type QuestKind, questKinds } from '@trivium/contract/rewards/quest-names'
import { type Random, seededRandom, seedOf } from '../platform/random.ts'

/** What a player did on a day. Each question counts once a day, and only in plays that have ended. */
export interface QuestFacts {
  /** Plays with at least three questions that were new on this day. */
  rounds: number
  answered: number
  right: number
  /** The most right answers in a row within a play. */
  run: number
  /** Plays without a mistake. */
  flawless: number
  /** Different games. */
  games: number
  dailyQuizzes: number
  /** Categories played that were not played in the week before. */
  newSubjects: number
  battlesWon: number
  /** Answers to questions that were due for practice. */
  practised: number
}

export interface QuestRow {
  difficulty: QuestDifficulty
  counts: keyof QuestFacts
  goal: number
  /** What a player must have to be asked: not everybody has a question to practise, or someone to battle. */
  needs?: keyof QuestChances
}

export interface QuestChances {
  /** The player has finished a battle before. */
  battles: boolean
  /** At least ten questions are due for practice. */
  practice: boolean
  /** There is a category that the player has not played this week. */
  subjects: boolean
}

export const questTable: Record<QuestKind, QuestRow> = {
  finish_round: { difficulty: 'easy', counts: 'rounds', goal: 1 },
  answer_10: { difficulty: 'easy', counts: 'answered', goal: 10 },
  right_5: { difficulty: 'easy', counts: 'right', goal: 5 },
  answer_20: { difficulty: 'medium', counts: 'answered', goal: 20 },
  run_5: { difficulty: 'medium', counts: 'run', goal: 5 },
  daily_quiz: { difficulty: 'medium', counts: 'dailyQuizzes', goal: 1 },
  new_subject: { difficulty: 'medium', counts: 'newSubjects', goal: 1, needs: 'subjects' },
  two_games: { difficulty: 'medium', counts: 'games', goal: 2 },
  right_20: { difficulty: 'hard', counts: 'right', goal: 20 },
  run_8: { difficulty: 'hard', counts: 'run', goal: 8 },
  flawless: { difficulty: 'hard', counts: 'flawless', goal: 1 },
  win_battle: { difficulty: 'hard', counts: 'battlesWon', goal: 1, needs: 'battles' },
  practise_10: { difficulty: 'hard', counts: 'practised', goal: 10, needs: 'practice' },
}

/** One quest of each difficulty, easy first; no two count the same. */
export function drawQuests(accountId: number, day: string, chances: QuestChances): QuestKind[] {
  const random = seededRandom(seedOf(`quests ${accountId} ${day}`))
  return questDifficulties.reduce<QuestKind[]>((drawn, difficulty) => {
    const used = new Set(drawn.map(kind => questTable[kind].counts))
    const open = questKinds.filter(kind => {
      const { difficulty: its, counts, needs } = questTable[kind]
      return its === difficulty && !used.has(counts) && (needs === undefined || chances[needs])
    })
    return [...drawn, ...oneOf(open, random)]
  }, [])
}

const oneOf = <Value>(values: readonly Value[], random: Random): Value[] => {
  const index = Math.floor(random() * values.length)
  return values.slice(index, index + 1)
}

export const progressOf = (kind: QuestKind, facts: QuestFacts): number => Math.min(facts[questTable[kind].counts], questTable[kind].goal)

export const isReached = (kind: QuestKind, facts: QuestFacts): boolean => progressOf(kind, facts) === questTable[kind].goal
