import { questDifficulties, questKinds } from '@trivium/contract/rewards/quest-names'
import { describe, expect, it } from 'vitest'
import { addDays } from '../platform/days.ts'
import { drawQuests, isReached, progressOf, type QuestFacts, questTable } from './quests.ts'

const none = { battles: false, practice: false, subjects: false }
const all = { battles: true, practice: true, subjects: true }
const draws = (chances: typeof all) =>
  Array.from({ length: 2_000 }, (_, index) => drawQuests(1 + (index % 40), addDays('2026-01-01', Math.floor(index / 40)), chances))

describe('drawQuests', () => {
  it('draws one of each difficulty, and never two that count the same', () => {
    for (const chances of [none, all]) {
      for (const drawn of draws(chances)) {
        expect(drawn.map(kind => questTable[kind].difficulty)).toEqual([...questDifficulties])
        expect(new Set(drawn.map(kind => questTable[kind].counts)).size).toBe(3)
      }
    }
  })

  it('is the same for one player and day, and differs between days and players', () => {
    expect(drawQuests(7, '2026-05-01', all)).toEqual(drawQuests(7, '2026-05-01', all))
    expect(new Set(draws(all).map(drawn => drawn.join())).size).toBeGreaterThan(30)
  })

  it('draws every kind, and asks for nothing that the player cannot do', () => {
    expect(new Set(draws(all).flat())).toEqual(new Set(questKinds))
    expect(draws(none).flat()).not.toEqual(expect.arrayContaining(['win_battle']))
    expect(
      draws(none)
        .flat()
        .filter(kind => questTable[kind].needs),
    ).toEqual([])
  })
})

describe('progressOf', () => {
  const facts: QuestFacts = {
    rounds: 3,
    answered: 9,
    right: 5,
    run: 4,
    flawless: 0,
    games: 2,
    dailyQuizzes: 0,
    newSubjects: 1,
    battlesWon: 0,
    practised: 10,
  }

  it('stops at the goal', () => {
    expect([progressOf('finish_round', facts), progressOf('answer_10', facts), progressOf('run_5', facts)]).toEqual([1, 9, 4])
    expect(questKinds.filter(kind => isReached(kind, facts))).toEqual([
      'finish_round',
      'right_5',
      'new_subject',
      'two_games',
      'practise_10',
    ])
  })
})
