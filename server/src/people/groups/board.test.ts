import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { listen, takeDown } from '../../../test/app/statements.ts'
import { receiveAll } from '../../../test/setup/database.ts'
import { addScore } from '../../rewards/leaderboards/index.ts'
import { defaultSettings } from '../../platform/settings/defaults.ts'
import { callSeen } from '../../../test/app/call-seen.ts'

let test: TestApp
let edda: TestPlayer
beforeAll(async () => {
  test = await startApp()
  // At noon: the day must not end between a score and its leaderboard.
  test.clock.toNoon()
  edda = await test.player('Edda', { roles: ['examiner'] })
})
afterAll(() => test.close())

const dayMs = 86_400_000
const score = ({ id: accountId }: TestPlayer, points: number, at = test.clock.now()) =>
  addScore(test.database.db, { accountId, score: points, timezone: 'UTC', at }, { settings: defaultSettings, now: test.clock.now() })
const read = (by: Pick<TestPlayer, 'call'>, group_id: number, more: object = {}) =>
  by.call('get_group_leaderboard', { group_id, period: 'all_time', ...more })
const boardOf = async (by: TestPlayer, group_id: number, more: object = {}) => {
  const { data } = await read(by, group_id, more)
  return [...data.top_three_ranks, ...data.other_users_rank].map(({ name, score: points, user_rank }) => [user_rank, name, points])
}
const put = (group_id: number, { id: account_id }: TestPlayer) => edda.call('put_group_member', { group_id, account_id })
const lead = (group_id: number, ...leaders: TestPlayer[]) =>
  callSeen(edda, 'set_group_leaders', { group_id, account_ids: leaders.map(({ id }) => id) })
const show = (group_id: number, has_board: 0 | 1) => edda.call('set_group_board', { group_id, has_board })

async function group(...members: TestPlayer[]): Promise<number> {
  const group_id = (await edda.call('create_group', { name: 'Class 7' })).data.id
  for (const member of members) await put(group_id, member)
  return group_id
}
const players = async (...names: string[]) => {
  const made: TestPlayer[] = []
  for (const name of names) made.push(await test.player(name))
  return made
}

describe('the leaderboard of a group', () => {
  it('ranks its members who have points, by period, and nobody else', async () => {
    const [mia, nora, otto, zoe] = (await players('Mia', 'Nora', 'Otto', 'Zoe')) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
    const id = await group(mia, nora, otto)
    await show(id, 1)
    await score(mia, 30)
    await score(nora, 20)
    await score(nora, 50, new Date(test.clock.now().getTime() - 2 * dayMs))
    await score(zoe, 90)
    expect(await boardOf(mia, id)).toEqual([
      [1, 'Nora', 70],
      [2, 'Mia', 30],
    ])
    expect(await boardOf(mia, id, { period: 'daily' })).toEqual([
      [1, 'Mia', 30],
      [2, 'Nora', 20],
    ])
    const { data, total, group: name } = await read(nora, id)
    expect([data.my_rank?.user_rank, total, name]).toEqual([1, 2, 'Class 7'])
    expect((await read(otto, id)).data.my_rank).toBeNull()
    expect(Object.keys(data.top_three_ranks[0] ?? {}).toSorted()).toEqual(['name', 'profile', 'score', 'user_id', 'user_rank'])
  })

  it('is shown to members and leaders of a group that has one; to all others the group does not exist', async () => {
    const [mia, lena, former, gone, eve, ada] = [
      ...(await players('Mia', 'Lena', 'Former', 'Gone', 'Eve')),
      await test.player('Ada', { roles: ['administrator'] }),
    ] as [TestPlayer, TestPlayer, TestPlayer, TestPlayer, TestPlayer, TestPlayer]
    const [id, theirs] = [await group(mia, gone), await group(eve)]
    await show(theirs, 1)
    await lead(id, former, lena)
    await lead(theirs, eve)
    expect((await read(mia, id)).message).toBe('document_not_found')
    await show(id, 1)
    for (const allowed of [mia, lena, former, gone]) expect((await read(allowed, id)).error).toBe(false)
    await lead(id, lena)
    await gone.call('leave_group', { group_id: id })
    // A former leader, a former member, the leader of another group, and staff who manage the group.
    for (const other of [former, gone, eve, edda, ada]) expect((await read(other, id)).message).toBe('document_not_found')
    expect((await read(mia, theirs)).message).toBe('document_not_found')
    expect((await read(mia, 999_999)).message).toBe('document_not_found')
    expect((await read(test.stranger, id)).status).toBe(401)
    expect((await mia.call('get_own_groups')).data).toMatchObject([{ id, has_board: true }])
    await show(id, 0)
    for (const shown of [mia, lena]) expect((await read(shown, id)).message).toBe('document_not_found')
  })

  it('is switched by those who manage the group, and is off at first', async () => {
    const id = await group()
    const other = await test.player('Otto', { roles: ['examiner'] })
    const lena = await test.player('Lena')
    await lead(id, lena)
    expect((await edda.call('get_group', { group_id: id })).data.has_board).toBe(false)
    expect((await other.call('set_group_board', { group_id: id, has_board: 1 })).message).toBe('group_not_yours')
    expect((await lena.call('set_group_board', { group_id: id, has_board: 1 })).status).toBe(403)
    expect((await show(id, 1)).data.has_board).toBe(true)
  })

  it('hides deactivated members, and has pages', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `P${index}`)
    const members = await players(...names)
    const id = await group(...members)
    await show(id, 1)
    for (const [index, member] of members.entries()) await score(member, 100 - index)
    const ada = await test.player('Ada', { roles: ['administrator'] })
    await ada.call('deactivate_player', { account_id: members[1]?.id, reason: 'Cheated.' })
    const [first, last] = [members[0], members[6]]
    if (!first || !last) throw new Error('there are seven')
    expect((await boardOf(first, id, { limit: 2 })).map(([, name]) => name)).toEqual(['P0', 'P2', 'P3', 'P4', 'P5'])
    expect((await boardOf(first, id, { limit: 2, offset: 2 })).map(([rank, name]) => [rank, name])).toEqual([
      [1, 'P0'],
      [2, 'P2'],
      [3, 'P3'],
      [6, 'P6'],
    ])
    const { data, total } = await read(last, id, { limit: 1 })
    expect([data.my_rank?.user_rank, total]).toEqual([6, 6])
  })

  it.skipIf(!process.env.TEST_DATABASE_URL)('costs the same number of statements for few members and for many', async () => {
    const stop = listen()
    const [mia] = (await players('Mia')) as [TestPlayer]
    const id = await group(mia)
    await show(id, 1)
    const cost = async () => {
      await receiveAll(test.database)
      return (await takeDown(() => read(mia, id))).statements.length
    }
    await cost()
    const before = await cost()
    for (const member of await players('A', 'B', 'C', 'D')) await Promise.all([put(id, member), score(member, 5)])
    await cost()
    expect([await cost(), before]).toEqual([before, 2])
    stop()
  })
})
