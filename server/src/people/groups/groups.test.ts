import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSeen } from '../../../test/app/call-seen.ts'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { goodPassword } from '../../../test/app/visitor.ts'

let test: TestApp
let edda: TestPlayer
let other: TestPlayer
let ada: TestPlayer
beforeAll(async () => {
  test = await startApp()
  edda = await test.player('Edda', { roles: ['examiner'] })
  other = await test.player('Otto', { roles: ['examiner'] })
  ada = await test.player('Ada', { roles: ['administrator'] })
})
afterAll(() => test.close())

let count = 0
const address = (name: string) => `${name}.${++count}@school.example`
const create = async (name = `Class ${++count}`) => (await edda.call('create_group', { name })).data.id
const send = (group_id: number, text: string, by = edda) =>
  by.call('import_group_list', { group_id }, { file: { field: 'file', bytes: Buffer.from(text) } })
const membersOf = async (group_id: number, more: object = {}) => (await edda.call('get_group_members', { group_id, ...more })).data
async function tokenFor(email: string): Promise<string> {
  await test.app.runJob('email_queue')
  return /\/invited\/([\w-]{43})\/$/.exec(test.app.outbox.latest(email)?.link ?? '')?.[1] ?? ''
}

describe('a group', () => {
  it('is managed by the examiner who made it, by examiners who lead it, and by administrators', async () => {
    const id = await create()
    const calls = (by: TestPlayer) => [
      by.call('get_group', { group_id: id }),
      callSeen(by, 'rename_group', { group_id: id, name: 'Mine' }),
      by.call('get_group_members', { group_id: id }),
      by.call('put_group_member', { group_id: id, account_id: by.id }),
      callSeen(by, 'set_group_leaders', { group_id: id, account_ids: [by.id] }),
      by.call('export_group_list', { group_id: id }),
      by.call('get_group_invitations', { group_id: id }),
      send(id, 'email\na@school.example', by),
      by.call('delete_group', { group_id: id }),
    ]
    for (const { message } of await Promise.all(calls(other))) expect(message).toBe('group_not_yours')
    expect((await other.call('get_groups', { limit: 100 })).data).toEqual([])
    expect((await ada.call('get_groups', { limit: 100 })).data.map(group => group.id)).toContain(id)
    await callSeen(edda, 'set_group_leaders', { group_id: id, account_ids: [other.id] })
    expect((await other.call('get_group', { group_id: id })).data).toMatchObject({ leaders: [{ id: other.id, name: 'Otto' }] })
    expect((await ada.call('delete_group', { group_id: id })).error).toBe(false)
  })

  it('is led by any account, which still manages nothing', async () => {
    const id = await create()
    const leader = await test.player('Lena')
    expect((await callSeen(edda, 'set_group_leaders', { group_id: id, account_ids: [leader.id, 999_999] })).message).toBe('user_not_found')
    expect((await callSeen(edda, 'set_group_leaders', { group_id: id, account_ids: [], email: 'nobody@school.example' })).message).toBe(
      'user_not_found',
    )
    const email = address('lars')
    await test.player('Lars', { email, signInType: 'email' })
    const both = await callSeen(edda, 'set_group_leaders', { group_id: id, account_ids: [leader.id], email: email.toUpperCase() })
    expect(both.data.leaders.map(({ name }) => name)).toEqual(['Lars', 'Lena'])
    await callSeen(edda, 'set_group_leaders', { group_id: id, account_ids: [leader.id] })
    expect((await leader.call('get_own_groups')).data).toMatchObject([{ id, leads: true, is_member: false, leaders: ['Lena'] }])
    expect((await leader.call('get_group_members', { group_id: id })).status).toBe(403)
  })

  it('finds members by name, own id and number, a page at a time', async () => {
    const id = await create()
    const people = await Promise.all(['Amy', 'Ann', 'Bea'].map(name => test.player(name)))
    for (const [index, { id: account_id }] of people.entries())
      await edda.call('put_group_member', { group_id: id, account_id, own_id: `N${index}`, extra_percent: 25 })
    const names = async (search: string) => (await membersOf(id, { search })).map(({ name }) => name)
    expect(await names('a')).toEqual(['Amy', 'Ann'])
    expect(await names('n2')).toEqual(['Bea'])
    expect(await names(String(people[1]?.id))).toEqual(['Ann'])
    expect(await names('%')).toEqual([])
    expect((await membersOf(id, { offset: 1, limit: 1 })).map(({ name }) => name)).toEqual(['Ann'])
    const taken = { group_id: id, account_id: people[0]?.id, own_id: 'N2' }
    expect((await edda.call('put_group_member', taken)).message).toBe('own_id_taken')
  })

  it('is left by its members, and shows them who leads it', async () => {
    const id = await create('Class Z')
    const mia = await test.player('Mia')
    await edda.call('put_group_member', { group_id: id, account_id: mia.id })
    expect((await mia.call('get_own_groups')).data).toEqual([
      { id, name: 'Class Z', leaders: [], is_member: true, leads: false, has_board: false },
    ])
    expect((await mia.call('leave_group', { group_id: id })).error).toBe(false)
    expect((await mia.call('leave_group', { group_id: id })).message).toBe('document_not_found')
    expect(await membersOf(id)).toEqual([])
  })

  it('loses accounts that are deleted, as members and as leaders', async () => {
    const id = await create()
    const nils = await test.player('Nils')
    await edda.call('put_group_member', { group_id: id, account_id: nils.id })
    await callSeen(edda, 'set_group_leaders', { group_id: id, account_ids: [nils.id] })
    await nils.call('delete_user_account')
    expect((await edda.call('get_group', { group_id: id })).data).toMatchObject({ members: 0, leaders: [] })
  })
})

describe('the list of a group as a file', () => {
  it('reads back equal, and has only addresses that staff listed', async () => {
    const [id, email, secret] = [await create('Class A'), address('olaf'), address('pia')]
    await test.player('Olaf', { email, signInType: 'email' })
    const pia = await test.player('Pia', { email: secret, signInType: 'email' })
    await edda.call('put_group_member', { group_id: id, account_id: pia.id, extra_percent: 50 })
    const guest = address('guest')
    const sent = await send(
      id,
      `address,name,own id,group,extra time\n${email},,1,class a,25\n${guest},Guest,2,,0\n${address('x')},,,Class B,`,
    )
    expect(sent.data.rows.map(({ verdict, problem }) => [verdict, problem])).toEqual([
      ['added', ''],
      ['invited', ''],
      ['refused', 'The row names another group than this one.'],
    ])
    const { csv } = (await edda.call('export_group_list', { group_id: id })).data
    expect(csv).toContain(email)
    expect(csv).not.toContain(secret)
    expect((await send(id, csv)).data.counts).toEqual({ added: 0, changed: 0, same: 3, invited: 0, refused: 0 })
  })

  it('takes no row that names another account than its address, and tells nothing of it', async () => {
    const [id, email, secret] = [await create(), address('una'), address('vito')]
    await test.player('Una', { email, signInType: 'email' })
    const vito = await test.player('Vito', { email: secret, signInType: 'email' })
    const gone = await test.player('Gone', { email: address('gone'), signInType: 'email' })
    await ada.call('deactivate_player', { account_id: gone.id, reason: 'Cheated.' })
    const rows = [`${email},${vito.id}`, `,${gone.id}`, ',999999', `,${vito.id}`, `,${vito.id}`]
    const { data } = await send(id, `email,account\n${rows.join('\n')}`)
    expect(data.rows.map(({ problem }) => problem)).toEqual([
      'The address and the number belong to different accounts.',
      'This account is deactivated.',
      'No account has this number.',
      '',
      'This person is also in row 5.',
    ])
    expect((await membersOf(id)).map(({ account_id }) => account_id)).toEqual([vito.id])
    expect(JSON.stringify(data)).not.toContain(secret)
    expect((await edda.call('export_group_list', { group_id: id })).data.csv).not.toContain(secret)
  })

  it('is closed to an examiner who led the group before, and to the leader of another', async () => {
    const [id, email] = [await create(), address('wim')]
    const leader = await test.player('Lev', { roles: ['examiner'] })
    await callSeen(edda, 'set_group_leaders', { group_id: id, account_ids: [leader.id] })
    expect((await send(id, `email\n${email}`, leader)).data.counts).toMatchObject({ invited: 1 })
    const [invitation] = (await leader.call('get_group_invitations', { group_id: id })).data
    await callSeen(edda, 'set_group_leaders', { group_id: id, account_ids: [] })
    const own = (await leader.call('create_group', { name: 'Own' })).data.id
    expect((await send(id, `email\n${address('x')}`, leader)).message).toBe('group_not_yours')
    for (const name of ['get_group_invitations', 'export_group_list', 'get_group_members'] as const)
      expect((await leader.call(name, { group_id: id })).message).toBe('group_not_yours')
    const one = { invitation_id: invitation?.id }
    for (const name of ['resend_group_invitation', 'withdraw_group_invitation'] as const) {
      expect((await leader.call(name, { ...one, group_id: id })).message).toBe('group_not_yours')
      expect((await leader.call(name, { ...one, group_id: own })).message).toBe('document_not_found')
    }
  })

  it('invites to the group: the person joins it with the terms of the row', async () => {
    const [id, email] = [await create('Class C'), address('quentin')]
    await send(id, `email,own id,extra time\n${email},Q1,50`)
    const token = await tokenFor(email)
    const { data } = await test.stranger.call('get_mailed_invitation', { invitation_token: token })
    expect(data).toMatchObject({ group: 'Class C', exam: null, next: 'new' })
    const person = { invitation_token: token, name: 'Quentin', password: goodPassword, timezone: 'Europe/Madrid', web_language: 'es' }
    const joined = (await test.stranger.call('accept_mailed_invitation', person)).data
    expect(joined).toMatchObject({ group_id: id, exam_id: null, new_account: { timezone: 'Europe/Madrid', web_language: 'es' } })
    expect(await membersOf(id)).toMatchObject([{ name: 'Quentin', own_id: 'Q1', extra_percent: 50 }])
  })

  it('withdraws open invitations with the group, and keeps counting them', async () => {
    const [id, email] = [await create('Class D'), address('rolf')]
    await send(id, `email\n${email}`)
    const token = await tokenFor(email)
    await edda.call('delete_group', { group_id: id })
    expect((await test.stranger.call('get_mailed_invitation', { invitation_token: token })).message).toBe('invitation_ended')
    await test.set('mailed_invitations_per_day', 1)
    const next = await send(await create(), `email\n${address('sven')}`)
    expect(next.data.rows[0]?.problem).toMatch(/the most invitations that a day allows/)
    await test.set('mailed_invitations_per_day', 5000)
  })

  it('joins a signed-in account with the address', async () => {
    const [id, email] = [await create(), address('tess')]
    await send(id, `email\n${email}`)
    const token = await tokenFor(email)
    const tess = await test.player('Tess', { email, signInType: 'email' })
    expect((await tess.call('get_mailed_invitation', { invitation_token: token })).data.next).toBe('join')
    expect((await tess.call('accept_mailed_invitation', { invitation_token: token })).data).toMatchObject({
      new_account: null,
      group_id: id,
    })
    expect(await membersOf(id)).toMatchObject([{ account_id: tess.id }])
  })
})

describe('the link of an invitation', () => {
  it('is not in the log of requests', async () => {
    const lines: string[] = []
    const logged = await startApp({ env: { LOG_LEVEL: 'info' }, logTo: { write: line => void lines.push(line) } })
    await logged.app.http.inject({ method: 'GET', url: `/invited/${'t'.repeat(43)}/?from=mail`, headers: { accept: 'text/html' } })
    await logged.stranger.call('get_mailed_invitation', { invitation_token: 't'.repeat(43) })
    await logged.close()
    expect(lines.join('')).toContain('/invited/…/')
    expect(lines.join('')).not.toContain('tttt')
  })
})
