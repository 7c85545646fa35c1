import { describe, expect, it } from 'vitest'
import { aBattle, at, aUser } from '../../../../test/battle.ts'
import { rematchStand } from './rematch-stand.ts'

const asked = { asks_rematch: true }
const stand = (own: object, other: object, { seconds = 20, room_id = null as string | null } = {}) =>
  rematchStand(aBattle({ state: 'over', rematch: { until: at(30), room_id }, users: [aUser(1, own), aUser(2, other)] }), seconds)

describe('a rematch', () => {
  it('can be asked for until its time is over, also after a rival has asked', () => {
    expect([stand({}, {}), stand({}, asked), stand({}, {}, { seconds: 0 })]).toEqual(['offered', 'wanted', 'missed'])
    expect(stand({}, { ...asked, is_bot: true })).toBe('offered')
  })

  it('waits for the others, ends when they have gone or do not answer, and starts when all agree', () => {
    expect([stand(asked, {}), stand(asked, {}, { seconds: 0 }), stand(asked, { state: 'away' })]).toEqual(['waiting', 'unanswered', 'gone'])
    expect(stand({}, { state: 'away' })).toBe('gone')
    expect(stand(asked, asked, { room_id: 'room-2' })).toBe('starts')
    // A rival who has asked and closed the page still agrees.
    expect(stand({}, { ...asked, state: 'away' })).toBe('wanted')
  })
})
