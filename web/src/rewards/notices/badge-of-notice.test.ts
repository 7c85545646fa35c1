import type { Badge } from '@trivium/contract/rewards/badges'
import { describe, expect, it } from 'vitest'
import { badgeOfNotice } from './badge-of-notice.ts'

const badge = (type: Badge['type'], name: string): Badge => ({
  type,
  name,
  note: '',
  reward: 1,
  counter: 1,
  progress: 1,
  status: 'unlocked',
  unlocked_at: null,
})
const badges = [badge('elite', 'Elite'), badge('power_elite', 'Power elite'), badge('streak', 'Streak')]
const told = (title: string, type = 'badge') => badgeOfNotice({ title, type }, badges)?.type ?? null

describe('the badge of a notice', () => {
  it('is the one it names', () => {
    expect(told('Badge unlocked: Streak')).toBe('streak')
    expect(told('Badge unlocked: Elite')).toBe('elite')
  })

  it('is the longer one when one name contains another', () => {
    expect(told('Badge unlocked: Power elite')).toBe('power_elite')
  })

  it('is unknown if no badge is named or the notice is about something else', () => {
    expect(told('Badge unlocked')).toBe(null)
    expect(told('Streak', 'practice')).toBe(null)
  })
})
