import { noticeTypes } from '@trivium/contract/rewards/notices'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { type NewNotice, notify } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const publish = ({ id }: TestPlayer, more: Partial<NewNotice>) =>
  notify(test.database.db, { accountId: id, type: 'referral', key: 'one', params: { count: 1 }, at: test.clock.now(), ...more })

async function tellSeveral(player: TestPlayer, count: number): Promise<void> {
  for (let index = 1; index <= count; index++) await publish(player, { key: `k${index}`, params: { count: index }, typeId: index })
}

describe('notify', () => {
  it('writes one notice per key, also under parallel calls', async () => {
    const alice = await test.player()
    await Promise.all(Array.from({ length: 10 }, () => publish(alice, {})))
    expect(await alice.call('get_notifications')).toMatchObject({ total: 1, unread: 1 })
  })

  it('reaches pages only when its transaction commits', async () => {
    const alice = await test.player()
    const broken = test.database.db.transaction().execute(async tx => {
      await notify(tx, { accountId: alice.id, type: 'referral', key: 'x', params: { count: 1 }, at: test.clock.now() })
      throw new Error('undone')
    })
    await expect(broken).rejects.toThrow('undone')
    expect(await alice.call('get_notifications')).toMatchObject({ total: 0, unread: 0, data: [] })
  })
})

/** Values for every parameter of the texts. */
const everything = {
  account: 12,
  roles: 'editor, examiner',
  badge: 'elite',
  place: 1,
  count: 3,
  exam: 'Trial',
  test: 'Week 3',
  group: 'Class 7',
  thing: 'A book',
  tier: 'bronze',
  days: 3,
  reason: 'Why.',
  question: 'Which?',
  coins: '5 coins',
  points: '+5',
  change: '+5',
  amount: '5 USD',
  address: 'a@example.com',
  reference: 'A1',
  title: 'Trial',
  contest: 'Trial',
  before: 1,
  after: 2,
}

describe('get_notifications', () => {
  it('pages through them, newest first, ten at a time', async () => {
    const alice = await test.player()
    await tellSeveral(alice, 12)
    const first = await alice.call('get_notifications')
    expect(first).toMatchObject({ total: 12, unread: 12 })
    expect(first.data.map(notice => notice.type_id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    const rest = await alice.call('get_notifications', { offset: 10, limit: 10 })
    expect(rest.data.map(notice => notice.type_id)).toEqual([2, 1])
  })

  it('sorts by the documented columns only', async () => {
    const alice = await test.player()
    const at = test.clock.now()
    await publish(alice, { key: 'late', typeId: 1, at })
    await publish(alice, { key: 'early', typeId: 2, at: new Date(at.getTime() - 1000) })
    const order = async (sort: string, order: string) =>
      (await alice.call('get_notifications', { sort, order })).data.map(notice => notice.type_id)
    expect(await order('id', 'asc')).toEqual([1, 2])
    expect(await order('id', 'DESC')).toEqual([2, 1])
    expect(await order('date_sent', 'ASC')).toEqual([2, 1])
    expect(await order('date_sent', 'desc')).toEqual([1, 2])
    // Any other column gives the default order.
    expect(await order('account_id', 'asc')).toEqual(await order('date_sent', 'asc'))
  })

  it('shows only the player’s own notices', async () => {
    const [alice, bob] = [await test.player('Alice'), await test.player('Bob')]
    await publish(alice, {})
    expect(await bob.call('get_notifications')).toMatchObject({ total: 0, data: [] })
  })

  it.each([
    ['en', 'Badge unlocked: Brainiac', 'Well done! 1 coin is waiting for you among your badges.', '2,000 coins'],
    ['es', 'Insignia desbloqueada: Cerebrito', '¡Bien hecho! Te espera 1 moneda entre tus insignias.', '2000 monedas'],
    ['ar', 'شارة جديدة: عقل فذّ', 'أحسنت! عملة واحدة بانتظارك بين شاراتك.', '2,000 عملة'],
  ])('speaks %s', async (webLanguage, title, one, many) => {
    const alice = await test.player('Alice', { webLanguage })
    await publish(alice, { type: 'badge', key: 'a', params: { badge: 'brainiac', count: 1 } })
    await publish(alice, { type: 'badge', key: 'b', params: { badge: 'brainiac', count: 2000 } })
    const { data } = await alice.call('get_notifications', { sort: 'id', order: 'asc' })
    expect(data[0]).toMatchObject({ title, message: one, type: 'badge', read: false, image: null })
    expect(data[1]?.message).toContain(many)
  })

  it('uses the player’s new language after a change, also for old notices', async () => {
    const alice = await test.player('Alice', { webLanguage: 'en' })
    await publish(alice, {})
    await alice.call('update_profile', { web_language: 'es' })
    expect((await alice.call('get_notifications')).data[0]?.title).toBe('Tu invitación dio fruto')
  })

  it('has a text for each type of notice', async () => {
    const alice = await test.player()
    // Staff writes the text of an announcement.
    for (const type of noticeTypes.filter(type => type !== 'announcement')) await publish(alice, { type, key: type, params: everything })
    const { data } = await alice.call('get_notifications', { limit: 100 })
    expect(data).toHaveLength(noticeTypes.length - 1)
    for (const { title, message } of data) expect(`${title} ${message}`).not.toMatch(/notice\.|\{\{|\$t/)
  })
})

describe('mark_notifications_read', () => {
  it('marks those up to an id, and no others', async () => {
    const [alice, bob] = [await test.player('Alice'), await test.player('Bob')]
    await tellSeveral(alice, 3)
    await publish(bob, {})
    const ids = (await alice.call('get_notifications', { sort: 'id', order: 'asc' })).data.map(notice => notice.id)
    expect((await alice.call('mark_notifications_read', { up_to_id: ids[1] })).data).toEqual({ unread: 1 })
    const { data, unread } = await alice.call('get_notifications', { sort: 'id', order: 'asc' })
    expect([data.map(notice => notice.read), unread]).toEqual([[true, true, false], 1])
    expect((await alice.call('get_user_by_id')).data.unread_notifications).toBe(1)
    await alice.call('mark_notifications_read', { up_to_id: Number.MAX_SAFE_INTEGER })
    expect((await bob.call('get_notifications')).unread).toBe(1)
  })

  it('keeps the time at which each was read first', async () => {
    const alice = await test.player('Alice')
    await tellSeveral(alice, 2)
    const readAt = async () => {
      const rows = test.database.db.selectFrom('notices').select('read_at').where('account_id', '=', alice.id).orderBy('id')
      return (await rows.execute()).map(({ read_at }) => read_at)
    }
    const [first] = (await alice.call('get_notifications', { sort: 'id', order: 'asc' })).data
    await alice.call('mark_notifications_read', { up_to_id: first?.id })
    const [before] = await readAt()
    test.clock.advance(60_000)
    await alice.call('mark_notifications_read', { up_to_id: Number.MAX_SAFE_INTEGER })
    expect(before).not.toBeNull()
    expect(await readAt()).toEqual([before, expect.any(Date)])
  })
})

describe('delete_user_account', () => {
  it('deletes the player’s notices', async () => {
    const alice = await test.player()
    await publish(alice, {})
    await alice.call('delete_user_account')
    const left = await test.database.db.selectFrom('notices').select('id').where('account_id', '=', alice.id).execute()
    expect(left).toEqual([])
  })
})
