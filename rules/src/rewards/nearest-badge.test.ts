import { describe, expect, it } from 'vitest'
import { doneShare, nearestFirst, type Reaching } from './nearest-badge.ts'

const badge = (type: Reaching['type'], change: Partial<Reaching>): Reaching => ({ type, counter: 10, progress: 0, ...change })
const typesOf = (badges: Reaching[]) => badges.map(({ type }) => type)

describe('the nearest badges', () => {
  it('are those with the greatest share done, regardless of the counter', () => {
    const badges = [badge('elite', { counter: 5001, progress: 900 }), badge('streak', { counter: 30, progress: 27 }), badge('thirsty', {})]
    expect(typesOf(nearestFirst(badges))).toEqual(['streak', 'elite', 'thirsty'])
  })

  it('keep their order without any progress', () => {
    expect(typesOf(nearestFirst([badge('dashing_debut', {}), badge('combat_winner', {})]))).toEqual(['dashing_debut', 'combat_winner'])
  })
})

describe('a badge that a single play can win', () => {
  it('comes after badges that are half done and before the others', () => {
    const badges = [badge('combat_winner', {}), badge('big_thing', { counter: 5000, progress: 348 }), badge('thirsty', { progress: 5 })]
    expect(typesOf(nearestFirst([...badges, badge('brainiac', { counter: 1 })]))).toEqual([
      'thirsty',
      'brainiac',
      'big_thing',
      'combat_winner',
    ])
  })
})

describe('power_elite', () => {
  const others = [badge('streak', { counter: 30, progress: 27 }), badge('thirsty', {})]

  it('comes last while more than two are missing', () => {
    expect(typesOf(nearestFirst([badge('power_elite', { counter: 11, progress: 8 }), ...others]))).toEqual([
      'streak',
      'thirsty',
      'power_elite',
    ])
  })

  it('ranks by its share once at most two are missing', () => {
    expect(typesOf(nearestFirst([...others, badge('power_elite', { counter: 11, progress: 10 })]))).toEqual([
      'power_elite',
      'streak',
      'thirsty',
    ])
  })
})

describe('the share done', () => {
  it.each([
    [0, 10, 0],
    [5, 10, 0.5],
    [12, 10, 1],
    [0, 0, 0],
  ])('of %d in %d is %d', (progress, counter, share) => {
    expect(doneShare({ progress, counter })).toBe(share)
  })
})
