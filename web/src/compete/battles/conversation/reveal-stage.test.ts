import { describe, expect, it } from 'vitest'
import { aBattle, at, aUser, noon } from '../../../../test/battle.ts'
import { openedBattle } from './battle-state.ts'
import { stageAt, stagedState } from './reveal-stage.ts'

const users = [
  aUser(1, { point: 10, gained: 4, answer: 'b', correct: true, has_answered: true }),
  aUser(2, { point: 6, gained: 0, answer: 'a', correct: false, has_answered: true }),
]
const reveal = aBattle({ state: 'reveal', since: at(0), due: at(3), round: 2, correct_answer: 'b', note: 'Because.', users })
const state = openedBattle(reveal)
const pointsIn = ({ battle }: typeof state) => battle.users.map(({ point }) => point)

describe('the reveal', () => {
  it('comes in beats within the pause of the server, and is complete before its end', () => {
    const stages = [0, 700, 800, 1300, 1400, 2900, 9000].map(ms => stageAt(reveal, noon + ms))
    expect(stages).toEqual(['chosen', 'chosen', 'right', 'right', 'points', 'points', 'points'])
    expect(stageAt(reveal, noon - 500)).toBe('chosen')
    expect(stageAt({ since: at(0), due: at(0) }, noon - 500)).toBe('points')
  })

  it('first shows what everybody chose, but neither the right answer nor who was right', () => {
    const shown = stagedState(state, 'chosen')
    expect(shown.battle).toMatchObject({ correct_answer: null, note: null, round: 2 })
    expect(shown.battle.users).toMatchObject([
      { answer: 'b', point: 6, correct: null, gained: null },
      { answer: 'a', point: 6, correct: null, gained: null },
    ])
    expect(shown.feedback).toEqual({})
  })

  it('then shows the right answer before the points climb', () => {
    const shown = stagedState(state, 'right')
    expect([shown.battle.correct_answer, pointsIn(shown), shown.battle.users[0]?.gained]).toEqual(['b', [6, 6], 4])
    expect(pointsIn(stagedState(state, 'points'))).toEqual([10, 6])
  })

  it('holds nothing back outside the reveal', () => {
    const open = openedBattle(aBattle({ users }))
    expect(stagedState(open, 'chosen')).toBe(open)
  })
})
