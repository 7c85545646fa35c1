// One mailbox can enter a contest once and sit an exam once, however often its account is deleted and made again.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contestHall, type ContestHall, hourMs } from '../../../test/games/contest-hall.ts'
import { examKey, type ExamRoom, examRoom } from '../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { enter, proveEmail, proveMobile } from '../../../test/app/visitor.ts'
import { createApp } from '../../app.ts'
import { housekeeping } from '../../operations/housekeeping/index.ts'

let quiz: Quiz
let hall: ContestHall
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  await quiz.set('weekly_contest', 0)
  hall = contestHall(quiz)
  room = await examRoom(quiz)
})
afterAll(() => quiz.close())

type Person = Awaited<ReturnType<typeof enter>>
const db = () => quiz.database.db

let count = 0
const mailbox = () => `player-${(count += 1)}`
/** Each person comes from another network, because the number of emails per network is limited. */
const person = async (email: string): Promise<Person> => enter(quiz, await proveEmail(quiz, email, 'Ada', `192.0.2.${(count += 1) % 250}`))

const enterContest = async ({ call }: Person, contest_id: number) => (await call('get_questions_by_contest', { contest_id })).message
const sitExam = async ({ call }: Person, exam_module_id: number) =>
  (await call('get_exam_module_questions', { exam_module_id, exam_key: examKey, agreed: 1 })).message

/** Without an entry fee, because a returning person has no coins. */
const openContest = () => hall.openOne({ entry: 0 })
const kept = async (entered: string) =>
  (await db().selectFrom('entered_contacts').select('hash').where('entered', 'like', `${entered}%`).execute()).length

/** Puts the account into the state that the previous release left it in: without contacts, and without a record of what it entered. */
async function asBefore({ reply }: Person): Promise<void> {
  const gone = await db().deleteFrom('account_contacts').where('account_id', '=', reply.data.id).returning('hash').execute()
  for (const { hash } of gone) await db().deleteFrom('entered_contacts').where('hash', '=', hash).execute()
}

/** The server after an update. */
async function restarted(work: (app: Quiz['app']) => Promise<unknown>): Promise<void> {
  const app = await createApp({ config: quiz.config, database: quiz.database, now: quiz.clock.now })
  await work(app)
  await app.close()
}

describe.each([
  ['a contest', 'contest', openContest, enterContest],
  ['an exam', 'exam', () => room.prepare(), sitExam],
] as const)('%s', (_what, kind, open, begin) => {
  it('can be entered once by a person who deletes the account and signs up again, with any spelling of the mailbox', async () => {
    const [id, box] = [await open(), mailbox()]
    const first = await person(`${box}@gmail.com`)
    expect(await begin(first, id)).toBe('ok')
    await first.call('delete_user_account')
    for (const email of [`${box}@gmail.com`, `${box}+again@googlemail.com`]) {
      const back = await person(email)
      expect(await begin(back, id)).toBe('already_played')
      await back.call('delete_user_account')
    }
    expect(await begin(await person(`${mailbox()}@gmail.com`), id)).toBe('ok')
    // Other contests and exams stay open to them.
    expect(await begin(await person(`${box}@gmail.com`), await open())).toBe('ok')
  })

  it('can be entered once by two accounts of one mailbox, also when both enter at once', async () => {
    const [id, box] = [await open(), mailbox()]
    const both = [await person(`${box}+one@example.com`), await person(`${box}+two@example.com`)]
    const said = await Promise.all(both.map(one => begin(one, id)))
    expect(said.toSorted()).toEqual(['already_played', 'ok'])
    expect(await kept(`${kind}:${id}`)).toBe(1)
    // A refused entry stores nothing.
    const again = await Promise.all(both.map(one => begin(one, id)))
    expect(again.filter(message => message === 'already_played').length).toBeGreaterThan(0)
  })

  it('can be entered once by a phone number', async () => {
    const id = await open()
    const mobile = `+49151230008${10 + (count += 1)}`
    const first = await enter(quiz, await proveMobile(quiz, mobile))
    expect(await begin(first, id)).toBe('ok')
    await first.call('delete_user_account')
    quiz.clock.advance(61_000)
    expect(await begin(await enter(quiz, await proveMobile(quiz, mobile)), id)).toBe('already_played')
    quiz.clock.reset()
  })

  it('counts every contact the account has had, also one it no longer has', async () => {
    const [id, given] = [await open(), mailbox()]
    const first = await person(`${mailbox()}@example.com`)
    // A contact that this account once verified and that another account has now.
    const { id: before } = (await person(`${given}@example.com`)).reply.data
    await db().updateTable('account_contacts').set({ account_id: first.reply.data.id }).where('account_id', '=', before).execute()
    expect(await begin(first, id)).toBe('ok')
    const second = await person(`${given}+new@example.com`)
    expect(await begin(second, id)).toBe('already_played')
  })

  it('remembers accounts that entered before contacts were stored, when they are deleted', async () => {
    const [id, box] = [await open(), mailbox()]
    const first = await person(`${box}@example.com`)
    expect(await begin(first, id)).toBe('ok')
    await db().deleteFrom('account_contacts').where('account_id', '=', first.reply.data.id).execute()
    await db().deleteFrom('entered_contacts').where('entered', 'like', `${kind}:${id}%`).execute()
    await first.call('delete_user_account')
    expect(await begin(await person(`${box}@example.com`), id)).toBe('already_played')
  })

  it.each([
    ['from their next sign-in on', true],
    ['without one', false],
  ])('remembers active accounts that entered before contacts were stored, %s', async (_when, signsIn) => {
    const [id, box] = [await open(), mailbox()]
    const proof = await proveEmail(quiz, `${box}@example.com`, 'Ada', `192.0.2.${(count += 1) % 250}`)
    const first = await enter(quiz, proof)
    expect(await begin(first, id)).toBe('ok')
    await asBefore(first)
    if (signsIn) await enter(quiz, proof)
    else await restarted(app => app.runJob('keep_contacts'))
    expect(await begin(await person(`${box}+two@example.com`), id)).toBe('already_played')
    expect(await kept(`${kind}:${id}`)).toBe(1)
  })

  it('remembers accounts that have been signed in since before contacts were stored, when they enter', async () => {
    const [id, box] = [await open(), mailbox()]
    const [first, mobile] = [await person(`${box}@gmail.com`), `+4915123000${900 + (count += 1)}`]
    const byNumber = await enter(quiz, await proveMobile(quiz, mobile))
    for (const one of [first, byNumber]) await asBefore(one)
    await restarted(app => app.runJob('keep_contacts'))
    for (const one of [first, byNumber]) expect(await begin(one, id)).toBe('ok')
    expect(await begin(await person(`${box}+two@googlemail.com`), id)).toBe('already_played')
    expect(await kept(`${kind}:${id}`)).toBe(2)
  })

  it('stores contacts as hashes without the account, and deletes them when nobody can enter any more', async () => {
    const [id, box] = [await open(), mailbox()]
    const first = await person(`${box}@example.com`)
    await begin(first, id)
    await first.call('delete_user_account')
    const contacts = async () =>
      (await db().selectFrom('account_contacts').select('hash').where('account_id', '=', first.reply.data.id).execute()).length
    expect([await contacts(), await kept(`${kind}:${id}`)]).toEqual([0, 1])
    await housekeeping(db(), quiz.clock.now())
    expect(await kept(`${kind}:${id}`)).toBe(1)
    await housekeeping(db(), new Date(quiz.clock.now().getTime() + 49 * hourMs))
    expect(await kept(`${kind}:${id}`)).toBe(0)
  })
})

describe('an account from before contacts were stored', () => {
  it('gets its contacts at its next sign-in', async () => {
    const [id, box] = [await openContest(), mailbox()]
    const proof = await proveEmail(quiz, `${box}@example.com`)
    const contactsOf = (accountId: number) =>
      db().selectFrom('account_contacts').select('hash').where('account_id', '=', accountId).execute()
    const accountId = (await enter(quiz, proof)).reply.data.id
    await db().deleteFrom('account_contacts').where('account_id', '=', accountId).execute()
    const again = await enter(quiz, proof)
    expect([again.reply.data.id, (await contactsOf(accountId)).length]).toEqual([accountId, 1])
    expect(await enterContest(again, id)).toBe('ok')
    expect(await enterContest(await person(`${box}+two@example.com`), id)).toBe('already_played')
  })
})

describe('a daily exam', () => {
  it('can be sat again the next day, also after signing up again', async () => {
    const examId = await room.prepare({ is_daily: 1, ends_at: '2100-01-01T00:00:00Z' })
    const box = mailbox()
    const first = await person(`${box}@example.com`)
    expect(await sitExam(first, examId)).toBe('ok')
    await first.call('delete_user_account')
    const back = await person(`${box}@example.com`)
    expect(await sitExam(back, examId)).toBe('already_played')
    quiz.clock.advance(24 * hourMs)
    expect(await sitExam(back, examId)).toBe('ok')
    // The entry is deleted after a few days, and not kept until the exam ends in 2100.
    await housekeeping(db(), new Date(quiz.clock.now().getTime() + 120 * hourMs))
    expect(await kept(`exam:${examId}`)).toBe(0)
    quiz.clock.reset()
  })
})
