import type { User } from '@trivium/contract/people/accounts'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
vi.stubGlobal('navigator', { languages: ['en'] })
const { login, logout, updateUser, useSession } = await import('./session.ts')

const ada: User = {
  id: 7,
  firebase_id: 'f-7',
  name: 'ada',
  email: 'ada@example.com',
  mobile: '+15550100',
  profile: null,
  type: 'email',
  coins: 100,
  stakes: { coins: 100, plays_missing: 0 },
  all_time_score: 0,
  all_time_rank: null,
  refer_code: 'ada7',
  status: 'active',
  roles: [],
  has_second_factor: false,
  language: null,
  web_language: null,
  timezone: 'UTC',
  date_registered: '2026-11-27 12:00:00',
  badges_unlocked: 0,
  streak: { days: 0, state: 'asleep' },
  unread_notifications: 0,
  unread_messages: 0,
  sound: null,
  userStatics: { coins: 100, all_time_score: 0 },
  userProfileStatics: { coins: 100, all_time_score: 0 },
}
const addresses = () => {
  const { email, mobile } = useSession.getState().user ?? {}
  return { email, mobile }
}

describe('the stored state', () => {
  beforeEach(() => {
    logout()
    stored.clear()
  })

  // ASVS V14.3.3
  it('has the token and the data for the first screens, and no addresses', () => {
    login(ada, 'token-of-ada')
    updateUser({ coins: 120, email: 'new@example.com' })
    const text = stored.get('root') ?? ''
    expect(JSON.parse(text).state).toMatchObject({ token: 'token-of-ada', user: { id: 7, name: 'Ada', coins: 120 } })
    expect(text).not.toMatch(/example\.com|5550100|"email":"|"mobile":"/)
    expect(addresses()).toEqual({ email: 'new@example.com', mobile: '+15550100' })
  })

  it('by another tab for the same account keeps the addresses of this one', async () => {
    login(ada, 'token-of-ada')
    const kept = JSON.parse(stored.get('root') ?? '')
    kept.state.user.coins = 90
    stored.set('root', JSON.stringify(kept))
    await useSession.persist.rehydrate()
    expect(useSession.getState().user).toMatchObject({ coins: 90, email: 'ada@example.com', mobile: '+15550100' })
  })

  it('for another account does not get the addresses of the one before', async () => {
    login(ada, 'token-of-ada')
    const kept = JSON.parse(stored.get('root') ?? '')
    kept.state = { ...kept.state, token: 'token-of-ben', user: { ...kept.state.user, id: 8, name: 'Ben' } }
    stored.set('root', JSON.stringify(kept))
    await useSession.persist.rehydrate()
    expect(useSession.getState()).toMatchObject({ token: 'token-of-ben', user: { id: 8, name: 'Ben' } })
    expect(addresses()).toEqual({ email: undefined, mobile: undefined })
  })

  it('by an earlier version with addresses is read without them', async () => {
    stored.set('root', JSON.stringify({ state: { token: 't', user: ada }, version: 1 }))
    await useSession.persist.rehydrate()
    expect(useSession.getState().user).toMatchObject({ id: 7, coins: 100 })
    expect(addresses()).toEqual({ email: undefined, mobile: undefined })
  })

  it('has no account after signing out', async () => {
    login(ada, 'token-of-ada')
    logout()
    await useSession.persist.rehydrate()
    expect(useSession.getState()).toMatchObject({ token: null, user: null })
  })
})
