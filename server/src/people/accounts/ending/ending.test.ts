import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ancient, type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { enter, proveEmail, proveMobile, visitor } from '../../../../test/app/visitor.ts'
import { addScore } from '../../../rewards/leaderboards/index.ts'
import { defaultSettings } from '../../../platform/settings/defaults.ts'
import { closeOverduePlays } from '../../../play/plays/index.ts'

let test: Quiz
beforeAll(async () => {
  test = await startQuiz()
})
afterAll(() => test.close())

let count = 0
const newEmail = () => `player-${(count += 1)}@example.com`
const db = () => test.database.db

async function ledgerSum(): Promise<number> {
  const rows = await db().selectFrom('ledger_accounts').select('balance').execute()
  return rows.reduce((sum, row) => sum + row.balance, 0)
}
const sessionsOf = (id: number) => db().selectFrom('sessions').selectAll().where('account_id', '=', id).execute()

describe('delete_user_account', () => {
  // ASVS V14.2.4
  it('removes all personal data, and keeps plays and coins on record', async () => {
    const email = newEmail()
    const proof = await proveEmail(test, email, 'Ada')
    const { reply, call } = await enter(test, proof, { web_language: 'es', timezone: 'Europe/Madrid' })
    const other = await enter(test, proof)
    const { id, refer_code } = reply.data
    expect(await call('delete_user_account')).toMatchObject({ status: 200, data: null })

    const row = await db().selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'deleted', name: 'Deleted player', email: null, mobile: null, profile: null, web_language: null })
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${proof.firebase_id}|${refer_code}|Ada|Madrid`))
    for (const device of [call, other.call]) expect((await device('get_user_by_id')).status).toBe(401)
    expect(await sessionsOf(id)).toEqual([])

    const moved = await db()
      .selectFrom('transfers')
      .select(['title', 'amount'])
      .where('reference', '=', `account:${id}`)
      .orderBy('id')
      .execute()
    expect(moved).toEqual([
      { title: 'welcome_bonus', amount: 100 },
      { title: 'adjustment', amount: 100 },
    ])
    expect(await ledgerSum()).toBe(0)
  })

  it('leaves nothing that could sign in', async () => {
    const email = newEmail()
    const proof = await proveEmail(test, email)
    const { call } = await enter(test, proof)
    await call('delete_user_account')
    expect((await enter(test, proof)).reply.message).toBe('invalid_token')
    expect((await test.stranger.call('check_user_exists', { firebase_id: proof.firebase_id })).data.exists).toBe(false)
    expect((await visitor(test).post('sign-in/email', { email, password: 'plum-kayak-orbit-7' })).code).toBe('INVALID_EMAIL_OR_PASSWORD')
  })

  it('blanks the typed texts, and changes nothing that is counted', async () => {
    const alice = await test.player('Alice')
    const { play, questions } = await test.open(alice, 'get_guess_the_word', { type: 'category', type_id: test.fixture.categories.words })
    const [first, second, third] = questions
    await alice.call('submit_answer', { play_id: play.id, question_id: first?.id, answer: 'call me on 5551234' })
    await test.answer(alice, play, second, 'right')
    await test.answer(alice, play, third, 'nothing')
    await alice.call('finish_play', { play_id: play.id })
    const level = await test.playLevel(alice, ancient, 1, 1)
    await alice.call('report_question', { question_id: first?.id, message: 'Write to alice@example.com' })
    const answersOf = (playId: number) =>
      db().selectFrom('answers').select(['answer', 'correct', 'is_first']).where('play_id', '=', playId).orderBy('position').execute()
    const [typed, chosen] = [await answersOf(play.id), await answersOf(level.play_id)]
    await alice.call('delete_user_account')
    expect(typed.slice(0, 4).map(row => row.answer)).toEqual(['call me on 5551234', expect.stringMatching(/./), '', null])
    expect(await answersOf(play.id)).toEqual(typed.map(row => ({ ...row, answer: row.answer && '…' })))
    expect(await answersOf(level.play_id)).toEqual(chosen)
    const reports = await db().selectFrom('reports').select(['question_id', 'reason', 'state']).where('account_id', '=', alice.id).execute()
    expect(reports).toEqual([{ question_id: first?.id, reason: 'The account was deleted.', state: 'open' }])
  })

  it('takes the account off the leaderboards at once', async () => {
    const [alice, bob] = [await test.player('Alice'), await test.player('Bob')]
    for (const [index, { id }] of [alice, bob].entries())
      await addScore(
        db(),
        { accountId: id, score: 1000 - index, timezone: 'UTC', at: test.clock.now() },
        { settings: defaultSettings, now: test.clock.now() },
      )
    const names = ['get_daily_leaderboard', 'get_monthly_leaderboard', 'get_globle_leaderboard'] as const
    const boards = () =>
      Promise.all(
        names.map(async name => {
          const { data, total } = await bob.call(name)
          return { total, first: data.top_three_ranks[0]?.name, mine: data.my_rank?.user_rank }
        }),
      )
    const before = await boards()
    expect(before.map(({ first, mine }) => [first, mine])).toEqual([1, 2, 3].map(() => ['Alice', 2]))
    await alice.call('delete_user_account')
    expect(await boards()).toEqual(before.map(({ total }) => ({ total: total - 1, first: 'Bob', mine: 1 })))
  })

  it('keeps the account off the leaderboards when one of its plays is settled later', async () => {
    const alice = await test.player('Alice')
    const { play, questions } = await test.begin(alice)
    await test.answer(alice, play, questions[0], 'right')
    await alice.call('delete_user_account')
    test.clock.advance(3_600_000)
    await closeOverduePlays(db(), test.clock.now(), test.app.http.log)
    test.clock.reset()
    const { state } = await db().selectFrom('plays').select('state').where('id', '=', play.id).executeTakeFirstOrThrow()
    expect(state).toBe('finished')
    expect(await db().selectFrom('leaderboard_entries').selectAll().where('account_id', '=', alice.id).execute()).toEqual([])
  })

  it('lets the same person sign up again with a new account', async () => {
    const email = newEmail()
    const first = await enter(test, await proveEmail(test, email))
    await first.call('delete_user_account')
    const proof = await proveEmail(test, email)
    expect((await enter(test, proof, { friends_code: 'NOBODY22' })).reply.message).toBe('invalid_friends_code')
    const second = await enter(test, proof)
    expect(second.reply).toMatchObject({ error: false, data: { coins: 0 } })
    expect(second.reply.data.id).not.toBe(first.reply.data.id)
    expect(second.reply.data.refer_code).not.toBe(first.reply.data.refer_code)
  })

  it('gives each gift once, however often a person deletes the account and signs up again', { timeout: 90_000 }, async () => {
    const owner = await test.player('Owner')
    const { refer_code: friends_code } = (await owner.call('get_user_by_id')).data
    const email = newEmail()
    const coins: number[] = []
    for (let round = 1; round <= 10; round += 1) {
      // Uses two networks in turn, because the number of emails per network is limited.
      const proof = await proveEmail(test, email, 'ada', `192.0.2.${round % 2}`)
      const { reply, call } = await enter(test, proof, { friends_code })
      coins.push(reply.data.coins)
      await call('delete_user_account')
    }
    expect(coins).toEqual([100, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect((await owner.call('get_referrals')).total).toBe(1)
    const badges = (await owner.call('get_user_badges')).data
    expect(badges.find(({ type }) => type === 'sharing_caring')?.progress).toBe(1)
  })

  // ASVS V6.8.1
  it('recognizes a returning number, and does not mistake a typed address for a verified one', async () => {
    const mobile = '+4915123000777'
    const first = await enter(test, await proveMobile(test, mobile))
    await first.call('update_profile', { email: 'typed@example.com' })
    await first.call('delete_user_account')
    test.clock.advance(61_000)
    expect((await enter(test, await proveMobile(test, mobile))).reply.data.coins).toBe(0)
    // This address was typed, not verified: it may belong to anybody.
    expect((await enter(test, await proveEmail(test, 'typed@example.com'))).reply.data.coins).toBe(100)
  })

  it('keeps addresses and numbers only as keyed hashes', async () => {
    const email = newEmail()
    const proof = await proveEmail(test, email)
    const kept = async () =>
      (await db().selectFrom('past_contacts').select('hash').execute()).map(row => Buffer.from(row.hash).toString('hex'))
    const before = await kept()
    const { call } = await enter(test, proof)
    await call('delete_user_account')
    const added = (await kept()).filter(hash => !before.includes(hash))
    expect(added).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
    for (const text of [email, `mail:${email}`]) expect(added).not.toContain(createHash('sha256').update(text).digest('hex'))
  })
})
