// The sentence of a finished battle: the first of the following that is true of it. It may only claim what the result contains.

import type { Battle, BattleResult, RoomUser } from '@trivium/contract/compete/battles'
import { ownUser, rivalsOf } from '../conversation/battle-state.ts'

export interface BattleSentenceValues {
  name?: string
  right?: number
  theirs?: number
  total?: number
  played?: number
  points?: number
}

interface Facts {
  battle: Battle
  outcome: BattleResult['outcome']
  isRated: boolean
  own: RoomUser
  /** The best of the others. */
  rival: RoomUser
  /** After each round, the points of the player and of the best other. Null unless all played to the end and no question is secret. */
  course: { own: number; other: number }[] | null
  hasNearest: boolean
  margin: number
}

interface Rule {
  isTrue: (facts: Facts) => boolean
  values?: (facts: Facts) => BattleSentenceValues
}

const closeMargin = 3

const whoLeft = ({ battle }: Facts) => rivalsOf(battle).filter(({ state }) => state === 'left')
const stayedAlone = ({ battle, own }: Facts) => battle.why === 'opponent_left' && own.state !== 'left'
const left = (facts: Facts) => ({ name: whoLeft(facts)[0]?.name ?? '', played: facts.battle.round, total: facts.battle.questions })
const rights = ({ own, rival, battle }: Facts) => ({
  name: rival.name,
  right: own.correctAnswers,
  theirs: rival.correctAnswers,
  total: battle.questions,
})
const beforeLast = ({ course }: Facts) => course?.at(-2)
/** Everybody has been here to the end. */
const isWhole = ({ course }: Facts) => course !== null

const rules = [
  ['gave_up', { isTrue: ({ own }) => own.state === 'left' }],
  ['left_rated', { isTrue: facts => stayedAlone(facts) && whoLeft(facts).length === 1 && facts.isRated, values: left }],
  ['left', { isTrue: facts => stayedAlone(facts) && whoLeft(facts).length === 1, values: left }],
  ['all_left', { isTrue: stayedAlone }],
  ['drawn', { isTrue: ({ outcome }) => outcome === 'drawn', values: ({ own }) => ({ points: own.point }) }],
  ['perfect', { isTrue: facts => isWhole(facts) && facts.own.correctAnswers === facts.battle.questions }],
  ['turned', { isTrue: facts => facts.outcome === 'won' && isAhead(beforeLast(facts), -1) }],
  ['lost_it', { isTrue: facts => facts.outcome === 'lost' && isAhead(beforeLast(facts), 1), values: ({ rival: { name } }) => ({ name }) }],
  ['led', { isTrue: ({ outcome, course }) => outcome === 'won' && course !== null && course.every(one => isAhead(one, 1)) }],
  [
    'speed',
    {
      isTrue: facts => isWhole(facts) && !facts.hasNearest && facts.own.correctAnswers === facts.rival.correctAnswers && facts.margin > 0,
      values: rights,
    },
  ],
  ['close', { isTrue: ({ margin }) => margin > 0 && margin <= closeMargin, values: ({ margin: points }) => ({ points }) }],
  ['more', { isTrue: ({ outcome, own, rival }) => outcome === 'won' && own.correctAnswers > rival.correctAnswers, values: rights }],
  ['fewer', { isTrue: ({ outcome, own, rival }) => outcome === 'lost' && own.correctAnswers < rival.correctAnswers, values: rights }],
  ['points', { isTrue: () => true, values: ({ own, rival }) => ({ name: rival.name, right: own.point, theirs: rival.point }) }],
] as const satisfies [name: string, Rule][]

export type BattleSentenceName = (typeof rules)[number][0]

/** @param side 1: the player is ahead; -1: behind */
const isAhead = (at: { own: number; other: number } | undefined, side: 1 | -1) => at !== undefined && Math.sign(at.own - at.other) === side

/** Null if the player had no rival in the battle. */
export function battleSentence(battle: Battle, result: BattleResult): { name: BattleSentenceName; values: BattleSentenceValues } | null {
  const facts = factsOf(battle, result)
  const all: readonly (readonly [BattleSentenceName, Rule])[] = rules
  const found = facts && all.find(([, { isTrue }]) => isTrue(facts))
  return found ? { name: found[0], values: found[1].values?.(facts) ?? {} } : null
}

function factsOf(battle: Battle, result: BattleResult): Facts | null {
  const own = ownUser(battle)
  const placed = result.places.flatMap(({ seat }) => rivalsOf(battle).find(user => user.seat === seat) ?? [])
  const [rival] = placed
  if (!own || !rival) return null
  return {
    battle,
    outcome: result.outcome,
    isRated: result.rating !== null,
    own,
    rival,
    course: courseOf(battle, result, own),
    hasNearest: result.rounds.some(({ answers }) => answers.some(({ is_nearest }) => is_nearest)),
    margin: Math.abs(own.point - rival.point),
  }
}

function courseOf(battle: Battle, { rounds }: BattleResult, own: RoomUser): Facts['course'] {
  const isComplete = battle.why === null && rounds.length === battle.questions && battle.users.every(({ state }) => state !== 'left')
  if (!isComplete || rounds.length === 0) return null
  return rounds.map((_, last) => {
    const gained = ({ seat }: RoomUser) =>
      rounds.slice(0, last + 1).map(({ answers }) => answers.find(one => one.seat === seat)?.gained ?? 0)
    const pointsOf = (user: RoomUser) => gained(user).reduce((sum, points) => sum + points, 0)
    return { own: pointsOf(own), other: Math.max(...rivalsOf(battle).map(pointsOf)) }
  })
}
