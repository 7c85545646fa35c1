import type { Badge } from '@trivium/contract/rewards/badges'
import { describe, expect, it } from 'vitest'
import { nearestLocked, newestBadges } from './badge-lists.ts'

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
  it('are locked', () => {
    const near = badge('streak', { counter: 30, progress: 27 })
    expect(typesOf(nearestLocked([unlocked('brainiac', 1), badge('elite', {}), near]))).toEqual(['streak', 'elite'])
  })
})

describe('the newest badges', () => {
  it('are the latest unlocked', () => {
    const badges = [unlocked('brainiac', 1), badge('elite', {}), unlocked('streak', 3), unlocked('thirsty', 2)]
    expect(typesOf(newestBadges(badges, 2))).toEqual(['streak', 'thirsty'])
  })
})
