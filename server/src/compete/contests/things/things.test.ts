// Prizes in kind, from the close of a contest to the parcel, and the attacks on them.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownDataOf } from '../../../../test/app/own-data.ts'
import type { Fields, TestPlayer } from '../../../../test/app/app.ts'
import { type Quiz, startQuiz, stopTime } from '../../../../test/app/quiz.ts'
import { listen, takeDown } from '../../../../test/app/statements.ts'
import { type ContestHall, contestHall } from '../../../../test/games/contest-hall.ts'
import { housekeeping } from '../../../operations/housekeeping/index.ts'
import { deactivate } from '../../../people/accounts/index.ts'
import { must } from '../../../platform/api/refuse.ts'
import { readSettings } from '../../../platform/settings/index.ts'
import { verifyContest } from '../records/verify.ts'
import { closeContest } from '../running/close.ts'

const isPostgres = Boolean(process.env.TEST_DATABASE_URL)

let quiz: Quiz
let hall: ContestHall
let tess: TestPlayer
let stop: () => void
beforeAll(async () => {
  quiz = await startQuiz({ rights: 'owner' })
  await quiz.set('weekly_contest', 0)
  hall = contestHall(quiz)
  tess = await quiz.player('Tess', { roles: ['treasurer'] })
  stop = listen()
})
afterAll(async () => {
  stop()
  await quiz.close()
})

const atlas = { from: 1, to: 1, name: 'A printed atlas', description: 'Signed.', image: null }
const mug = { from: 2, to: 3, name: 'A mug', description: '', image: null }

/** A contest that is over; each player has answered so many questions right, in the order of their places. */
async function over(players: readonly TestPlayer[], terms: Parameters<ContestHall['openOne']>[0] = { things: [atlas, mug] }) {
  const id = await hall.openOne({ entry: 0, ...terms })
  for (const [index, player] of players.entries()) await hall.playThrough(player, id, 3 - index)
  await hall.end(id)
  return id
}

const wonBy = async (player: TestPlayer, contest_id: number) => (await player.call('get_won_things', { contest_id })).data
const toldTo = async (player: TestPlayer) => {
  const { data } = await player.call('get_notifications', { order: 'asc' })
  return data.filter(({ type }) => type.startsWith('contest_')).map(({ type, message, type_id }) => ({ type, message, type_id }))
}

/** A player who has won the atlas. */
async function winner(name = 'Ann') {
  const ann = await quiz.player(name)
  const contestId = await over([ann])
  const { id } = must((await wonBy(ann, contestId))[0], 'first of one')
  const claim = (more: Fields<'claim_won_thing'> = {}) =>
    ann.call('claim_won_thing', { thing_id: id, how: 'post', recipient: 'Ann Lee', address: '1 High Street\nYork', ...more })
  const whole = async () => (await tess.call('get_thing_to_send', { thing_id: id })).data
  const mark = async (by = tess, more: Fields<'mark_thing_sent'> = {}) =>
    by.call('mark_thing_sent', { thing_id: id, version: (await whole()).version, note: 'Parcel 4711', ...more })
  return { ann, contestId, id, claim, whole, mark }
}

describe('the close of a contest', () => {
  it('gives each thing to its rank once, with a notice, beside the coins, and never below the least score', async () => {
    const [ann, ben, cid] = [await quiz.player('Ann'), await quiz.player('Ben'), await quiz.player('Cid')]
    const id = await over([ann, ben, cid])
    const settings = await readSettings(quiz.database.db)
    await Promise.all([1, 2].map(() => closeContest(quiz.database.db, id, settings, quiz.clock.now())))
    await hall.tick()
    // Cid has a rank with a mug, but fewer points than the least score.
    expect((await wonBy(ann, id)).map(({ name, state }) => [name, state])).toEqual([['A printed atlas', 'waiting']])
    expect((await wonBy(ben, id)).map(({ name }) => name)).toEqual(['A mug'])
    expect([await wonBy(cid, id), await toldTo(cid)]).toEqual([[], []])
    expect(await toldTo(ann)).toEqual([
      { type: 'contest_won', message: 'Place 1: 100 coins are yours. Congratulations!', type_id: id },
      { type: 'contest_thing_won', message: 'Place 1: \u2068A printed atlas\u2069 is yours. Say where to send it.', type_id: id },
    ])
    const { data } = await cid.call('get_contest_detail', { contest_id: id })
    expect(data).toMatchObject({ things: [atlas, mug], my_place: { thing: null } })
    expect(data.winners.map(({ name, prize, thing }) => [name, prize, thing])).toEqual([
      ['Ann', 100, 'A printed atlas'],
      ['Ben', 50, 'A mug'],
    ])
    const board = (await ben.call('get_contest_leaderboard', { contest_id: id })).data
    expect([board.my_rank?.thing, board.top_users.map(({ thing }) => thing)]).toEqual(['A mug', ['A printed atlas', 'A mug', null]])
    expect(await verifyContest(quiz.database.db, id)).toMatchObject({ isGenuine: true })
    const { data: record } = await ann.call('get_contest_record', { contest_id: id })
    expect(record[0]?.payload).toMatchObject({ things: [atlas, mug] })
  })

  it('gives things where there are no coins', async () => {
    const ann = await quiz.player('Ann')
    const id = await over([ann], { prizes: [], things: [atlas] })
    expect((await toldTo(ann)).map(({ type }) => type)).toEqual(['contest_thing_won'])
    expect((await ann.call('get_contest_detail', { contest_id: id })).data.winners).toMatchObject([{ prize: 0, thing: 'A printed atlas' }])
  })

  it('gives the better thing to the earlier entry of two who are equal', async () => {
    stopTime()
    const [late, early] = [await quiz.player('Late'), await quiz.player('Early')]
    const id = await hall.openOne({ entry: 0, things: [atlas, mug] })
    const first = await hall.enter(early, id)
    await hall.enter(late, id)
    quiz.clock.advance(1000)
    for (const player of [late, early]) await hall.playThrough(player, id, 3)
    const ended = { finished_at: quiz.clock.now(), ms: 5000 }
    await quiz.database.db.updateTable('contest_entries').set(ended).where('contest_id', '=', id).execute()
    const entered = { started_at: new Date(quiz.clock.now().getTime() - 60_000) }
    await quiz.database.db.updateTable('contest_entries').set(entered).where('play_id', '=', first.play.id).execute()
    await hall.end(id)
    const names = async (player: TestPlayer) => (await wonBy(player, id)).map(({ name }) => name)
    expect([await names(early), await names(late)]).toEqual([['A printed atlas'], ['A mug']])
    expect(
      (await late.call('get_contest_detail', { contest_id: id })).data.winners.map(({ user_rank, prize }) => [user_rank, prize]),
    ).toEqual([
      [1, 75],
      [1, 75],
    ])
  })

  it('gives nothing when the contest is called off', async () => {
    const ann = await quiz.player('Ann')
    const edith = await quiz.player('Edith', { roles: ['editor'] })
    const id = await hall.openOne({ entry: 0, things: [atlas] })
    await hall.playThrough(ann, id, 3)
    await edith.call('call_off_contest', { contest_id: id, reason: 'A fault.' })
    await hall.tick()
    expect([await wonBy(ann, id), (await toldTo(ann)).map(({ type }) => type)]).toEqual([[], []])
  })

  it.skipIf(!isPostgres)('costs no statement more without things, and one more with them; a page of a contest costs none', async () => {
    const closing = async (things: (typeof atlas)[]) => {
      const [ann, ben] = [await quiz.player('Ann'), await quiz.player('Ben')]
      const id = await hall.openOne({ entry: 0, hours: 1, things })
      await hall.playThrough(ann, id, 3)
      await hall.playThrough(ben, id, 2)
      quiz.clock.advance(3_602_000)
      const settings = await readSettings(quiz.database.db)
      const closed = await takeDown(() => closeContest(quiz.database.db, id, settings, quiz.clock.now()))
      const read = await takeDown(() => ann.call('get_contest_detail', { contest_id: id }))
      const touching = [...closed.statements, ...read.statements].filter(({ text }) => /insert into won_things/.test(text))
      return { closed: closed.statements.length, read: read.statements.length, touching: touching.length }
    }
    await closing([])
    const [without, withThings] = [await closing([]), await closing([atlas, mug])]
    expect(without.touching).toBe(0)
    expect(withThings).toEqual({ closed: without.closed + 1, read: without.read, touching: 1 })
  })
})

describe('a winner', () => {
  it('says where it goes, changes that until it is sent, and nobody else reads or writes it', async () => {
    const { ann, contestId, id, claim, whole } = await winner()
    const eve = await quiz.player('Eve')
    expect((await claim({ how: 'in_person' })).data).toMatchObject({ state: 'to_send', how: 'in_person', recipient: null, address: null })
    expect((await claim()).data).toMatchObject({ state: 'to_send', how: 'post', recipient: 'Ann Lee', address: '1 High Street\nYork' })
    const forged = { thing_id: id, how: 'post', recipient: 'Eve', address: 'Elsewhere' } as const
    expect((await eve.call('claim_won_thing', forged)).message).toBe('document_not_found')
    expect((await eve.call('claim_won_thing', { ...forged, thing_id: 999_999 })).message).toBe('document_not_found')
    expect(await wonBy(eve, contestId)).toEqual([])
    expect((await eve.call('get_thing_to_send', { thing_id: id })).status).toBe(403)
    for (const action of ['get_contest_detail', 'get_contest_leaderboard'] as const)
      expect(JSON.stringify(await eve.call(action, { contest_id: contestId }))).not.toContain('High Street')
    expect(await whole()).toMatchObject({ recipient: 'Ann Lee', account_id: ann.id, winner: 'Ann', thing: 'A printed atlas', version: 2 })
    // In person after all: the address is not kept.
    expect((await claim({ how: 'in_person' })).data).toMatchObject({ recipient: null, address: null })
  })

  it.each([
    ['a name that is too long', { recipient: 'x'.repeat(121) }],
    ['an address that is too long', { address: 'x'.repeat(501) }],
    ['an address of hidden characters alone', { address: '\u202e\u200b\u2066 ' }],
    ['no name', { recipient: '' }],
    ['no address', { address: '' }],
    ['another way', { how: 'by pigeon' }],
  ])('is refused %s', async (_what, more) => {
    const { claim, whole } = await winner()
    expect((await claim(more)).status).toBe(400)
    expect(await whole()).toMatchObject({ state: 'waiting', version: 0 })
  })

  it('sends no hidden characters to staff', async () => {
    const { claim } = await winner()
    const { data } = await claim({ recipient: 'Ann\u202e\u200b\tLee\u0007', address: '1 High\u2066 Street\r\nYork\u0000' })
    expect(data).toMatchObject({ recipient: 'Ann Lee', address: '1 High Street\nYork' })
  })

  it('declines once and for all', async () => {
    const { ann, contestId, claim, mark } = await winner()
    await claim()
    expect((await claim({ how: 'declined' })).data).toMatchObject({ state: 'declined', recipient: null, address: null })
    expect([(await claim()).message, (await mark()).message]).toEqual(['thing_settled', 'thing_not_to_send'])
    expect((await ann.call('get_contest_detail', { contest_id: contestId })).data.winners).toMatchObject([{ thing: 'A printed atlas' }])
  })

  it('finds all of it in the data export, and nothing stays when the account is deleted', async () => {
    const { ann, id, claim, whole } = await winner()
    await claim()
    const { copy } = await ownDataOf(quiz, ann)
    expect(copy['won_things']).toMatchObject([{ id, name: 'A printed atlas', recipient: 'Ann Lee', address: '1 High Street\nYork' }])
    await ann.call('delete_user_account')
    expect(await whole()).toMatchObject({ state: 'gone', recipient: null, address: null, why_not: 'thing_not_to_send' })
  })
})

describe('staff', () => {
  const queue = async (state: 'waiting' | 'to_send' | 'sent' | 'off', by = tess) =>
    (await by.call('get_things_to_send', { state, limit: 100 })).data.map(({ id }) => id)

  it('finds it by state, sends it, and tells the winner; the audit and the notice hold no address', async () => {
    const { ann, contestId, id, claim, mark } = await winner()
    expect(await queue('waiting')).toContain(id)
    expect((await mark()).message).toBe('thing_not_to_send')
    await claim()
    expect([await queue('waiting'), await queue('to_send')]).toEqual([expect.not.arrayContaining([id]), expect.arrayContaining([id])])
    expect((await mark()).data).toMatchObject({ state: 'sent', note: 'Parcel 4711', sent_by: { id: tess.id, name: 'Tess' } })
    expect(await queue('sent')).toContain(id)
    expect((await toldTo(ann)).at(-1)).toEqual({
      type: 'contest_thing_sent',
      message: '\u2068A printed atlas\u2069 was sent or handed over to you.',
      type_id: contestId,
    })
    expect(await wonBy(ann, contestId)).toMatchObject([{ state: 'sent', note: 'Parcel 4711', sent_at: expect.any(String) }])
    expect([(await claim()).message, (await mark()).message]).toEqual(['thing_settled', 'thing_not_to_send'])
    const audit = await quiz.database.db.selectFrom('audit_entries').selectAll().where('subject', '=', `thing:${id}`).execute()
    expect(audit).toMatchObject([{ action: 'mark_thing_sent', after: { state: 'sent', thing: 'A printed atlas' } }])
    expect(JSON.stringify(audit)).not.toMatch(/High Street|Ann Lee|4711/)
  })

  it('needs the role, sends nothing to itself, and holds what belongs to a deactivated account', async () => {
    const { ann, id, claim, mark, whole } = await winner()
    await claim()
    const edith = await quiz.player('Edith', { roles: ['editor', 'examiner'] })
    for (const action of ['get_things_to_send', 'get_thing_to_send', 'mark_thing_sent'] as const)
      expect((await edith.call(action, { thing_id: id, version: 1 })).status).toBe(403)
    const { db } = quiz.database
    await db
      .updateTable('accounts')
      .set({ roles: ['treasurer'] })
      .where('id', '=', ann.id)
      .execute()
    expect((await mark(ann)).message).toBe('own_thing')
    expect((await ann.call('get_thing_to_send', { thing_id: id })).data.why_not).toBe('own_thing')
    await db.updateTable('accounts').set({ roles: [] }).where('id', '=', ann.id).execute()
    await db.transaction().execute(tx => deactivate(tx, ann.id))
    expect([(await mark()).message, (await whole()).why_not]).toEqual(['thing_held', 'thing_held'])
  })

  it('sends nothing to an address that was changed since', async () => {
    const { claim, mark, whole } = await winner()
    await claim()
    const { version } = await whole()
    await claim({ address: '2 Low Street' })
    expect((await mark(tess, { version })).message).toBe('changed_meanwhile')
    expect((await mark(tess)).data).toMatchObject({ state: 'sent', address: '2 Low Street' })
  })

  it('sends it once when two mark it and the winner changes it at the same moment', async () => {
    const { ann, claim, mark, whole } = await winner()
    const tom = await quiz.player('Tom', { roles: ['treasurer'] })
    await claim()
    const { version } = await whole()
    const replies = await Promise.all([mark(tess, { version }), mark(tom, { version }), claim({ address: '3 New Street' })])
    const [tessSaid = '', tomSaid = '', annSaid = ''] = replies.map(({ message }): string => message)
    const row = await whole()
    // The change was first, and both see that; or one mark was first, and nothing else is done.
    if (annSaid === 'ok') {
      expect([tessSaid, tomSaid]).toEqual(['changed_meanwhile', 'changed_meanwhile'])
      expect(row).toMatchObject({ state: 'to_send', address: '3 New Street' })
    } else {
      expect([annSaid, ...[tessSaid, tomSaid].toSorted()]).toEqual(['thing_settled', 'ok', 'thing_not_to_send'])
      expect(row).toMatchObject({ state: 'sent', address: '1 High Street\nYork' })
      expect((await toldTo(ann)).filter(({ type }) => type === 'contest_thing_sent')).toHaveLength(1)
    }
  })

  it('no longer finds the address some days after it was sent', async () => {
    const { claim, mark, whole } = await winner()
    await claim()
    await mark()
    await quiz.set('prize_address_days', 10)
    const later = (days: number) => new Date(quiz.clock.now().getTime() + days * 86_400_000)
    await housekeeping(quiz.database.db, later(9))
    expect(await whole()).toMatchObject({ recipient: 'Ann Lee', note: 'Parcel 4711' })
    await housekeeping(quiz.database.db, later(11))
    expect(await whole()).toMatchObject({ state: 'sent', recipient: null, address: null, note: null, thing: 'A printed atlas' })
  })
})
