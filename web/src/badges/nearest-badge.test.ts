import type { Badge } from '@trivium/contract/badges'
import { describe, expect, it } from 'vitest'
import { doneShare, nearestFirst, newestBadges } from './nearest-badge.ts'

const badge = (type: Badge['type'], change: Partial<Badge>): Badge => ({
  type,
  name: type,
  note: '',
  reward: 10,
  counter: 10,
  progress: 0,
  status: 'locked',
  unlocked_at: null,
  ...change,
})
const unlocked = (type: Badge['type'], day: number) =>
  badge(type, { status: 'unlocked', progress: 10, unlocked_at: `2026-11-0${day}T10:00:00.000Z` })
const typesOf = (badges: Badge[]) => badges.map(({ type }) => type)

describe('the nearest badges', () => {
  it('are those with the greatest share done, whatever the count', () => {
    const badges = [badge('elite', { counter: 5001, progress: 900 }), badge('streak', { counter: 30, progress: 27 }), badge('thirsty', {})]
    expect(typesOf(nearestFirst(badges))).toEqual(['streak', 'elite', 'thirsty'])
  })

  it('are locked', () => {
    expect(nearestFirst([unlocked('brainiac', 1)])).toEqual([])
  })

  it('keep their order where nothing has been done', () => {
    expect(typesOf(nearestFirst([badge('dashing_debut', {}), badge('combat_winner', {})]))).toEqual(['dashing_debut', 'combat_winner'])
  })
})

describe('the newest badges', () => {
  it('are the last unlocked', () => {
    const badges = [unlocked('brainiac', 1), badge('elite', {}), unlocked('streak', 3), unlocked('thirsty', 2)]
    expect(typesOf(newestBadges(badges, 2))).toEqual(['streak', 'thirsty'])
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
