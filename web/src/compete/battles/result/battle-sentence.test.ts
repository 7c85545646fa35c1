import fc from 'fast-check'
import type { BattleResult } from '@trivium/contract/compete/battles'
import { describe, expect, it } from 'vitest'
import { aBattle, aUser } from '../../../../test/battle.ts'
import { aQuestion } from '../../../../test/play.ts'
import { battleSentence, type BattleSentenceName } from './battle-sentence.ts'

type Gains = readonly (readonly [own: number, other: number])[]

/** A battle of two with these points by round; four points and more are right answers. */
function over(gains: Gains, change: Partial<Parameters<typeof aBattle>[0]> = {}, rated = true) {
  const sum = (seat: 0 | 1) => gains.reduce((total, round) => total + round[seat], 0)
  const right = (seat: 0 | 1) => gains.filter(round => round[seat] >= 4).length
  const battle = aBattle({
    state: 'over',
    questions: gains.length,
    round: gains.length,
    users: [aUser(1, { point: sum(0), correctAnswers: right(0) }), aUser(2, { point: sum(1), correctAnswers: right(1), name: 'Ben' })],
    ...change,
  })
  const order = sum(0) >= sum(1) ? [0, 1] : [1, 0]
  const answerOf = (seat: number, gained: number) => ({ seat, answer: 'a', correct: gained >= 4, is_nearest: false, ms: 3000, gained })
  const result: BattleResult = {
    outcome: sum(0) === sum(1) ? 'drawn' : sum(0) > sum(1) ? 'won' : 'lost',
    places: order.map((index, place) => ({ seat: index + 1, place: place + 1, point: battle.users[index]?.point ?? 0, coins: 0 })),
    pot: 0,
    coins_earned: 0,
    rating: rated ? { before: 1500, after: 1510, is_provisional: true } : null,
    streak: null,
    badges: [],
    rounds: gains.map(([own, other], index) => ({
      question: aQuestion(index + 1),
      correct_answer: 'a',
      note: null,
      remarks: [],
      also_right: [],
      tolerance: null,
      answers: [answerOf(1, own), answerOf(2, other)],
    })),
  }
  return { battle, result }
}

const sentence = (...given: Parameters<typeof over>) => {
  const { battle, result } = over(...given)
  return battleSentence(battle, result)
}

describe('the sentence of a battle', () => {
  const gone = { why: 'opponent_left' as const, questions: 10, round: 1 }
  const users = (own: 'here' | 'left', other: 'here' | 'left') => [aUser(1, { state: own }), aUser(2, { state: other, name: 'Ben' })]

  it.each<[BattleSentenceName, Parameters<typeof over>]>([
    ['gave_up', [[[6, 0]], { ...gone, users: users('left', 'here') }]],
    ['left_rated', [[[6, 0]], { ...gone, users: users('here', 'left') }]],
    ['left', [[[6, 0]], { ...gone, users: users('here', 'left') }, false]],
    ['all_left', [[[6, 0]], { ...gone, users: [...users('here', 'left'), aUser(3, { state: 'left' })] }]],
    [
      'drawn',
      [
        [
          [4, 0],
          [0, 4],
        ],
      ],
    ],
    [
      'perfect',
      [
        [
          [4, 0],
          [6, 6],
        ],
      ],
    ],
    [
      'turned',
      [
        [
          [0, 4],
          [6, 0],
        ],
      ],
    ],
    [
      'lost_it',
      [
        [
          [4, 0],
          [0, 6],
        ],
      ],
    ],
    [
      'led',
      [
        [
          [6, 0],
          [0, 4],
        ],
      ],
    ],
    [
      'speed',
      [
        [
          [0, 0],
          [6, 4],
        ],
      ],
    ],
    [
      'more',
      [
        [
          [0, 0],
          [6, 0],
        ],
      ],
    ],
    [
      'fewer',
      [
        [
          [0, 6],
          [0, 0],
        ],
      ],
    ],
  ])('is "%s" when that happened', (name, given) => {
    expect(sentence(...given)?.name).toBe(name)
  })

  it('says the margin or the points when nothing else is certain, for example while a question is secret', () => {
    const secret = (gains: Gains) => {
      const { battle, result } = over(gains)
      return battleSentence(battle, { ...result, rounds: result.rounds.slice(1) })
    }
    expect(
      secret([
        [4, 0],
        [4, 6],
      ]),
    ).toEqual({ name: 'close', values: { points: 2 } })
    expect(
      secret([
        [6, 0],
        [6, 5],
        [0, 5],
        [6, 0],
        [0, 4],
      ])?.name,
    ).toBe('points')
  })

  it('never claims what the points deny', () => {
    const gain = fc.constantFrom(0, 4, 5, 6)
    fc.assert(
      fc.property(fc.array(fc.tuple(gain, gain), { minLength: 1, maxLength: 6 }), gains => {
        const { battle, result } = over(gains)
        const said = battleSentence(battle, result)
        const [own, other] = [battle.users[0]?.point ?? 0, battle.users[1]?.point ?? 0]
        if (said?.name === 'led' || said?.name === 'turned' || said?.name === 'more') expect(own).toBeGreaterThan(other)
        if (said?.name === 'lost_it' || said?.name === 'fewer') expect(own).toBeLessThan(other)
        if (said?.name === 'drawn') expect(own).toBe(other)
        if (said?.name === 'speed') expect(battle.users[0]?.correctAnswers).toBe(battle.users[1]?.correctAnswers)
      }),
    )
  })
})
