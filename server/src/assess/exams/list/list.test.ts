// The list of an exam by file, and invitations by mail.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callSeen } from '../../../../test/app/call-seen.ts'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type ExamRoom, examRoom } from '../../../../test/games/exam-room.ts'
import { goodPassword, visitor } from '../../../../test/app/visitor.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { deleteOldMailedInvitations } from '../../../people/lists/index.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
})
afterEach(() => quiz.clock.reset())
afterAll(() => quiz.close())

const dayMs = 86_400_000
const fileOf = (text: string | Buffer) => ({ file: { field: 'file', bytes: Buffer.from(text), type: 'text/csv' } })
const send = (examId: number, text: string | Buffer, by: TestPlayer = room.examiner) =>
  by.call('import_exam_list', { exam_id: examId }, fileOf(text))
const preview = (examId: number, text: string | Buffer) => room.examiner.call('preview_exam_list', { exam_id: examId }, fileOf(text))
const listOf = async (examId: number) => (await room.examiner.call('get_exam_list', { exam_id: examId, limit: 100 })).data
const prepare = () => room.prepare({ is_for_all: 0 })
let count = 0
const address = (name: string) => `${name}.${++count}@school.example`

/** The token in the newest mail to this address. */
async function tokenFor(email: string): Promise<string> {
  await quiz.app.runJob('email_queue')
  return /\/invited\/([\w-]{43})\/$/.exec(quiz.app.outbox.latest(email)?.link ?? '')?.[1] ?? ''
}
/** An exam to which this address is invited. */
async function invited(email: string, row = 'Nadia,0,') {
  const examId = await prepare()
  const { data } = await send(examId, `email,name,extra time,own id\n${email},${row}`)
  expect(data.counts).toMatchObject({ invited: 1, refused: 0 })
  return { examId, token: await tokenFor(email) }
}
const accept = (invitation_token: string, more: object = {}, by: Pick<TestPlayer, 'call'> = quiz.stranger) =>
  by.call('accept_mailed_invitation', { invitation_token, ...more })
const person = { name: 'nadia', password: goodPassword }

describe('a list of examinees as a file', () => {
  it('says row by row what it would do, and writes nothing before it is applied', async () => {
    const [email, other] = [address('alice'), address('bob')]
    const alice = await quiz.player('Alice', { email, signInType: 'email' })
    const examId = await prepare()
    const rows = [
      'Correo electrónico;Nombre;Matrícula;Tiempo extra;Ocultar reloj;Note',
      `${email.toUpperCase()};Alice;7;25 %;sí;x`,
      `${other};Bob;8;;;`,
      'nobody;Carol;9;0;;',
      `${other};Bob again;10;0;;`,
      `${address('dora')};Dora;7;0;;`,
      `${address('emil')};Emil;11;30;;`,
      `${address('finn')};Finn;12;0;perhaps;`,
    ]
    const bytes = Buffer.from(rows.join('\r\n'), 'latin1')
    const seen = (await preview(examId, bytes)).data
    expect(seen.rows.map(({ verdict, problem }) => [verdict, problem])).toEqual([
      ['added', ''],
      ['invited', ''],
      ['refused', 'This is not an email address.'],
      ['refused', 'This person is also in row 3.'],
      ['refused', 'Somebody else on this list has this own id.'],
      ['refused', 'The extra time must be 0, 25, 50 or 100 percent.'],
      ['refused', 'The columns hides_timer and has_larger_text must be yes or no.'],
    ])
    expect(seen.unknown_columns).toEqual(['Note'])
    expect([await listOf(examId), quiz.app.outbox.latest(other)]).toEqual([[], undefined])
    expect((await send(examId, bytes)).data).toEqual(seen)
    expect(await listOf(examId)).toMatchObject([
      { account_id: alice.id, own_id: '7', extra_percent: 25, hides_timer: true, has_larger_text: false, group: null },
    ])
    expect(seen.refused_file?.csv).toContain('This is not an email address.,nobody,Carol,9')
    // The refused rows, corrected, are sent again with their reasons in front.
    const again = seen.refused_file?.csv.replace('nobody', address('carol')) ?? ''
    expect((await preview(examId, again)).data.counts).toMatchObject({ invited: 1, changed: 1, refused: 3 })
  })

  it('reads back equal, changes only what differs, and holds no formula', async () => {
    const email = address('gil')
    await quiz.player('=cmd|x', { email, signInType: 'email' })
    const examId = await prepare()
    const file = `email,name,own id,extra percent,larger text\n${email},,'=1+1,50,yes\n${address('hal')},"Hal, the 2nd",-5,100,no\n`
    await send(examId, file)
    const { csv } = (await room.examiner.call('export_exam_list', { exam_id: examId })).data
    expect(csv).not.toMatch(/(^|[,"\n])[=+@-]/m)
    expect((await send(examId, csv)).data.counts).toEqual({ added: 0, changed: 0, same: 2, invited: 0, refused: 0 })
    expect((await room.examiner.call('export_exam_list', { exam_id: examId })).data.csv).toBe(csv)
    const changed = await send(examId, `email,extra time\n${email},100`)
    expect(changed.data.counts).toMatchObject({ changed: 1 })
    expect(await listOf(examId)).toMatchObject([{ own_id: '=1+1', extra_percent: 100, has_larger_text: true }])
  })

  it('exports no address that staff did not list', async () => {
    const email = address('ida')
    const ida = await quiz.player('Ida', { email, signInType: 'email' })
    const examId = await prepare()
    await room.examiner.call('seat_examinee', { exam_id: examId, account_id: ida.id, extra_percent: 0 })
    const csv = async () => (await room.examiner.call('export_exam_list', { exam_id: examId })).data.csv
    expect(await csv()).not.toContain(email)
    await send(examId, `account,extra time\n${ida.id},25`)
    expect(await csv()).not.toContain(email)
    expect((await send(examId, `email\n${address('other')}\n`)).data.counts).toMatchObject({ invited: 1 })
  })

  it('gives a running attempt more time at once, and never less', async () => {
    const email = address('jan')
    const jan = await quiz.player('Jan', { email, signInType: 'email' })
    const examId = await prepare()
    await send(examId, `email,extra time\n${email},25`)
    await room.sit(jan, examId)
    const deadline = async () => Date.parse((await room.examiner.call('get_exam_board', { exam_id: examId })).data[0]?.deadline ?? '')
    const before = await deadline()
    const less = await send(examId, `email,extra time\n${email},0`)
    expect(less.data.rows).toMatchObject([{ verdict: 'refused', problem: 'The exam has started. You can only increase extra time.' }])
    await send(examId, `email,extra time\n${email},50`)
    expect((await deadline()) - before).toBe(7.5 * 60_000)
  })

  it.each([
    ['without a header', 'a@b.example,Ann\n', /first line must name the columns/],
    ['that is a workbook', Buffer.from('504b0304', 'hex'), /is not a CSV file/],
    ['with too many rows', `email\n${'a@b.example\n'.repeat(5001)}`, /more than 5,000 rows/],
    ['that is empty', '', /is empty/],
  ])('refuses a file %s', async (_what, text, problem) => {
    const reply = await send(await prepare(), text)
    expect(reply).toMatchObject({ status: 400, issues: [{ field: 'file', problem: expect.stringMatching(problem) }] })
  })

  it('takes a row for a group of the examiner only, and puts the person into it', async () => {
    const [email, other] = [address('kim'), address('lea')]
    const kim = await quiz.player('Kim', { email, signInType: 'email' })
    const [mine, theirs] = [`Mine ${++count}`, `Theirs ${count}`]
    const colleague = await quiz.player('Colleague', { roles: ['examiner'] })
    const group = (await room.examiner.call('create_group', { name: mine })).data
    await colleague.call('create_group', { name: theirs })
    const examId = await prepare()
    const { data } = await send(examId, `email,class\n${email},${mine}\n${other},${theirs}`)
    expect(data.rows.map(({ verdict, problem }) => [verdict, problem])).toEqual([
      ['added', ''],
      ['refused', 'You manage no group with this name.'],
    ])
    expect((await room.examiner.call('get_group_members', { group_id: group.id })).data).toMatchObject([{ account_id: kim.id }])
  })
})

describe('an invitation by mail', () => {
  it('works without an account first: it makes one with a confirmed address, on the list with its terms', async () => {
    const email = address('nadia')
    const { examId, token } = await invited(email, 'Nadia,50,=7')
    const { data: shown } = await quiz.stranger.call('get_mailed_invitation', { invitation_token: token })
    expect(shown).toMatchObject({ email, name: 'Nadia', invited_by: 'Edda', group: null, exam: { id: examId }, next: 'new' })
    const { data } = await accept(token, person)
    expect(data).toMatchObject({ exam_id: examId, new_account: { name: 'Nadia', email } })
    expect(await listOf(examId)).toMatchObject([{ account_id: data.new_account?.id, own_id: '=7', extra_percent: 50 }])
    const nadia = { ...quiz.withToken(data.new_account?.api_token ?? ''), id: data.new_account?.id ?? 0, token: '' }
    expect((await room.sit(nadia, examId)).sitting.exam_id).toBe(examId)
    // The password works, and the address counts as confirmed.
    const again = visitor(quiz)
    await again.post('sign-in/email', { email, password: goodPassword })
    expect((await quiz.stranger.call('user_signup', await again.proof())).data.id).toBe(data.new_account?.id)
    expect((await room.examiner.call('get_exam_invitations', { exam_id: examId })).data).toMatchObject([
      { email, state: 'accepted', account_id: data.new_account?.id },
    ])
  })

  it('works once, also if the link is forwarded and opened at the same time', async () => {
    const { examId, token } = await invited(address('once'))
    const eve = await quiz.player('Eve')
    const replies = await Promise.all([accept(token, person), accept(token, person), accept(token, { other_account: 1 }, eve)])
    expect(replies.filter(({ error }) => !error)).toHaveLength(1)
    expect(await listOf(examId)).toHaveLength(1)
    expect((await accept(token, { other_account: 1 }, await quiz.player('Mallory'))).message).toBe('invitation_used')
    expect((await quiz.stranger.call('get_mailed_invitation', { invitation_token: token })).message).toBe('invitation_used')
  })

  it('joins an account with another address only after its owner was asked', async () => {
    const { examId, token } = await invited(address('olga'))
    const eve = await quiz.player('Eve')
    expect((await eve.call('get_mailed_invitation', { invitation_token: token })).data.next).toBe('ask')
    expect((await accept(token, {}, eve)).message).toBe('other_account')
    expect(await listOf(examId)).toEqual([])
    expect((await accept(token, { other_account: 1 }, eve)).data).toMatchObject({ new_account: null, exam_id: examId })
    expect(await listOf(examId)).toMatchObject([{ account_id: eve.id }])
  })

  it('asks for the sign-in where an account has the address by now, also a deactivated one', async () => {
    const email = address('paul')
    const { examId, token } = await invited(email)
    const paul = await quiz.player('Paul', { email, signInType: 'email' })
    expect((await quiz.stranger.call('get_mailed_invitation', { invitation_token: token })).data.next).toBe('sign_in')
    expect((await accept(token, person)).message).toBe('sign_in_to_join')
    const ada = await quiz.player('Ada', { roles: ['administrator'] })
    await ada.call('deactivate_player', { account_id: paul.id, reason: 'Cheated.' })
    expect((await accept(token, person)).message).toBe('sign_in_to_join')
    await ada.call('activate_player', { account_id: paul.id })
    const back = await quiz.player('Quinn', { email: address('quinn'), signInType: 'email' })
    expect((await accept(token, {}, back)).message).toBe('other_account')
    expect(await listOf(examId)).toEqual([])
  })

  it('sets aside what a stranger signed up with the address before', async () => {
    const email = address('rosa')
    await visitor(quiz).post('sign-up/email', { name: 'Eve', email, password: 'other-violet-canoe-3' })
    const { token } = await invited(email)
    expect((await accept(token, person)).error).toBe(false)
    expect((await visitor(quiz).post('sign-in/email', { email, password: 'other-violet-canoe-3' })).status).toBe(401)
  })

  it('refuses weak passwords, and cleans names of invisible characters and keeps markup as text', async () => {
    const { token } = await invited(address('sam'), '"<b>Sam</b>\u202E",0,')
    expect((await quiz.stranger.call('get_mailed_invitation', { invitation_token: token })).data.name).toBe('<b>Sam</b>')
    for (const password of ['', 'short', 'password1']) expect((await accept(token, { ...person, password })).message).toBe('weak_password')
    const { data } = await accept(token, { ...person, name: '\u202Esam' })
    expect(data.new_account?.name).toBe('Sam')
  })

  it('makes no account with a blocked name', async () => {
    const ada = await quiz.player('Ada', { roles: ['administrator'] })
    await callSeen(ada, 'save_blocked_words', { language_code: 'en', words: 'darn' })
    const { token } = await invited(address('uma'))
    for (const name of ['Darn Uma', 'D\u200Barn', 'd4rn']) expect((await accept(token, { ...person, name })).message).toBe('name_blocked')
    expect((await accept(token, { ...person, name: 'Uma' })).data.new_account?.name).toBe('Uma')
  })

  it('ends by time and with the exam; a new link replaces the old one', async () => {
    const email = address('tom')
    const { examId, token } = await invited(email)
    const [invitation] = (await room.examiner.call('get_exam_invitations', { exam_id: examId })).data
    const one = { exam_id: examId, invitation_id: invitation?.id }
    expect((await room.examiner.call('resend_exam_invitation', one)).message).toBe('invited_too_often')
    quiz.clock.advance(11 * 60_000)
    expect((await room.examiner.call('resend_exam_invitation', one)).data.state).toBe('open')
    expect((await accept(token, person)).message).toBe('invitation_unknown')
    const newer = await tokenFor(email)
    expect((await quiz.stranger.call('get_mailed_invitation', { invitation_token: newer })).data.email).toBe(email)
    quiz.clock.advance(2 * dayMs)
    expect((await accept(newer, person)).message).toBe('exam_over')
    quiz.clock.advance(40 * dayMs)
    expect((await accept(newer, person)).message).toBe('invitation_ended')
    quiz.clock.advance(90 * dayMs)
    await deleteOldMailedInvitations(quiz.database.db, quiz.clock.now())
    const ada = await quiz.player('Ada', { roles: ['administrator'] })
    expect((await ada.call('get_exam_invitations', { exam_id: examId })).data).toEqual([])
  })

  it('can be withdrawn, once', async () => {
    const { examId, token } = await invited(address('uma'))
    const [invitation] = (await room.examiner.call('get_exam_invitations', { exam_id: examId })).data
    const one = { exam_id: examId, invitation_id: invitation?.id }
    expect((await room.examiner.call('withdraw_exam_invitation', one)).data.state).toBe('withdrawn')
    expect((await room.examiner.call('withdraw_exam_invitation', one)).message).toBe('invitation_not_open')
    expect((await accept(token, person)).message).toBe('invitation_ended')
  })

  it('is written in the language of the exam, and its texts are no markup', async () => {
    const email = address('ynez')
    const examId = await room.prepare({ is_for_all: 0, title: '<i>Final</i> & more', language_id: quiz.fixture.languages.ar })
    await send(examId, `email\n${email}`)
    await tokenFor(email)
    const mail = quiz.app.outbox.latest(email)
    expect(mail?.subject).toMatch(/: <i>Final<\/i> & more · /)
    expect(mail?.html).toContain('&lt;i&gt;Final&lt;/i&gt; &amp; more')
    expect(mail?.html).toContain('dir="rtl"')
    expect(mail?.text).toContain('Edda')
  })

  it('is limited for each member of staff and for each address', async () => {
    const examiner = await quiz.player('Flooder', { roles: ['examiner'] })
    const terms = { title: 'Flood', duration_minutes: 30, exam_key: 'OPEN42', rules: '-', answer_again: 1, strict_away: 1, is_for_all: 0 }
    const day = { starts_at: quiz.clock.now().toISOString(), ends_at: new Date(quiz.clock.now().getTime() + dayMs).toISOString() }
    const exam = async () => (await examiner.call('create_exam', { ...terms, ...day })).data.id
    const victim = address('victim')
    for (let turn = 0; turn < 5; turn++) expect((await send(await exam(), `email\n${victim}`, examiner)).data.counts.invited).toBe(1)
    expect((await send(await exam(), `email\n${victim}`, examiner)).data.rows).toMatchObject([
      { problem: 'This address has already received the most invitations that a day allows. Try again tomorrow.' },
    ])
    await quiz.set('mailed_invitations_per_day', 6)
    const lists = [await exam(), await exam()].map(id => send(id, `email\n${address('u')}`, examiner))
    expect((await Promise.all(lists)).reduce((sum, { data }) => sum + (data.counts.invited ?? 0), 0)).toBe(1)
    await quiz.set('mailed_invitations_per_day', 5000)
  })

  it('belongs to the managers of the exam', async () => {
    const { examId } = await invited(address('vera'))
    const [invitation] = (await room.examiner.call('get_exam_invitations', { exam_id: examId })).data
    const stranger = await quiz.player('Stranger', { roles: ['examiner'] })
    const one = { exam_id: examId, invitation_id: invitation?.id }
    for (const name of ['get_exam_list', 'export_exam_list', 'get_exam_groups', 'get_exam_invitations'] as const)
      expect((await stranger.call(name, { exam_id: examId })).message).toBe('exam_not_yours')
    for (const name of ['resend_exam_invitation', 'withdraw_exam_invitation'] as const)
      expect((await stranger.call(name, one)).message).toBe('exam_not_yours')
    expect((await send(examId, `email\n${address('w')}`, stranger)).message).toBe('exam_not_yours')
    const own = await room.prepare({ is_for_all: 0 })
    expect((await room.examiner.call('withdraw_exam_invitation', { ...one, exam_id: own })).message).toBe('document_not_found')
  })

  it('goes with the account that is deleted', async () => {
    const email = address('xena')
    const { examId, token } = await invited(email, 'Xena,0,77')
    const { data } = await accept(token, person)
    await quiz.withToken(data.new_account?.api_token ?? '').call('delete_user_account')
    expect((await room.examiner.call('get_exam_invitations', { exam_id: examId })).data).toEqual([])
    expect((await room.examiner.call('export_exam_list', { exam_id: examId })).data.csv).not.toMatch(/xena|77/)
  })
})

describe('a group on the list of an exam', () => {
  const groupWith = async (...people: TestPlayer[]) => {
    const group_id = (await room.examiner.call('create_group', { name: `Class ${++count}` })).data.id
    for (const { id: account_id } of people) await room.examiner.call('put_group_member', { group_id, account_id, extra_percent: 25 })
    return group_id
  }

  it('shows them the exam before its day and in any language', async () => {
    const [amy, cleo] = [await quiz.player('Amy'), await quiz.player('Cleo')]
    const later = (days: number) => new Date(quiz.clock.now().getTime() + days * dayMs).toISOString()
    const terms = { language_id: quiz.fixture.languages.ar, starts_at: later(3), ends_at: later(4) }
    const examId = await room.prepare({ is_for_all: 0, ...terms })
    await room.prepare({ ...terms, title: 'For all' })
    await callSeen(room.examiner, 'set_exam_groups', { exam_id: examId, group_ids: [await groupWith(amy)] })
    const shown = async (player: TestPlayer) => (await player.call('get_exam_module', { type: 1 })).data.map(({ id }) => id)
    expect(await shown(amy)).toContain(examId)
    expect(await shown(amy)).toHaveLength((await shown(cleo)).length + 1)
  })

  it('seats its members, also those who join later, with the extra time of the group; a row by name wins', async () => {
    const [amy, ben, cleo, dan] = await Promise.all(['Amy', 'Ben', 'Cleo', 'Dan'].map(name => quiz.player(name)))
    if (!amy || !ben || !cleo || !dan) throw new Error('four names make four players')
    const [examId, group_id] = [await prepare(), await groupWith(amy)]
    expect((await amy.call('get_exam_module', { type: 1 })).data.map(({ id }) => id)).not.toContain(examId)
    await callSeen(room.examiner, 'set_exam_groups', { exam_id: examId, group_ids: [group_id] })
    await room.examiner.call('put_group_member', { group_id, account_id: ben.id })
    await room.examiner.call('seat_examinee', { exam_id: examId, account_id: ben.id, extra_percent: 100 })
    expect(await listOf(examId)).toMatchObject([
      { name: 'Amy', extra_percent: 25, group: expect.stringMatching(/^Class/) },
      { name: 'Ben', extra_percent: 100, group: null },
    ])
    expect((await amy.call('get_exam_module', { type: 1 })).data.find(({ id }) => id === examId)).toMatchObject({ extra_percent: 25 })
    await room.sit(amy, examId)
    expect((await room.examiner.call('get_exam_board', { exam_id: examId })).data).toMatchObject([
      { state: 'sitting' },
      { state: 'waiting' },
    ])
    const refused = await cleo.call('get_exam_module_questions', { exam_module_id: examId, exam_key: 'OPEN42', agreed: 1 })
    expect(refused.message).toBe('document_not_found')
    await ben.call('leave_group', { group_id })
    await room.examiner.call('put_group_member', { group_id, account_id: dan.id })
    expect((await listOf(examId)).map(({ name }) => name)).toEqual(['Amy', 'Ben', 'Dan'])
    await room.examiner.call('delete_group', { group_id })
    // Amy has begun.
    expect((await listOf(examId)).map(({ name }) => name)).toEqual(['Amy', 'Ben'])
  })

  it('leaves the invitation to the exam when it is deleted', async () => {
    const email = address('zoe')
    const name = `Class ${++count}`
    const group_id = (await room.examiner.call('create_group', { name })).data.id
    const examId = await prepare()
    await send(examId, `email,group\n${email},${name}`)
    const token = await tokenFor(email)
    expect((await quiz.stranger.call('get_mailed_invitation', { invitation_token: token })).data.group).toBe(name)
    await room.examiner.call('delete_group', { group_id })
    const { data } = await accept(token, person)
    expect(data).toMatchObject({ group_id: null, exam_id: examId })
  })

  it('does not deadlock with the list that staff send at the same time', async () => {
    const emails = Array.from({ length: 5 }, (_, index) => address(`both${index}`))
    const examId = await prepare()
    const list = (percent: number) => `email,extra time\n${emails.map(email => `${email},${percent}`).join('\n')}`
    await send(examId, list(0))
    const tokens: string[] = []
    for (const email of emails) tokens.push(await tokenFor(email))
    const [sent, ...accepted] = await Promise.all([send(examId, list(50)), ...tokens.map(token => accept(token, person))])
    expect([sent?.error, ...accepted.map(({ error }) => error)]).toEqual(Array.from({ length: 6 }, () => false))
    await send(examId, list(50))
    expect((await listOf(examId)).map(({ extra_percent }) => extra_percent)).toEqual([50, 50, 50, 50, 50])
  })

  it('must be a group of the caller', async () => {
    const examId = await prepare()
    const colleague = await quiz.player('Colleague', { roles: ['examiner'] })
    const theirs = (await colleague.call('create_group', { name: 'Theirs' })).data.id
    const reply = await callSeen(room.examiner, 'set_exam_groups', { exam_id: examId, group_ids: [theirs] })
    expect(reply.message).toBe('group_not_yours')
    expect((await room.examiner.call('get_exam_groups', { exam_id: examId })).data).toEqual([])
  })
})
