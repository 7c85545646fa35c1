// Changes of a group and of the list while people sit the exam, and what wins where both give terms.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, TestPlayer } from '../../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { type ExamRoom, examRoom, minuteMs } from '../../../../test/games/exam-room.ts'
import { callSeen } from '../../../../test/app/call-seen.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
})
afterEach(() => quiz.clock.reset())
afterAll(() => quiz.close())

let count = 0
const edda = () => room.examiner
const put = (group_id: number, { id: account_id }: TestPlayer, terms: Fields<'put_group_member'> = {}) =>
  edda().call('put_group_member', { group_id, account_id, ...terms })
const setGroups = (exam_id: number, ...group_ids: number[]) => callSeen(edda(), 'set_exam_groups', { exam_id, group_ids })
const seat = (exam_id: number, { id: account_id }: TestPlayer, terms: Fields<'seat_examinee'> = {}) =>
  edda().call('seat_examinee', { exam_id, account_id, ...terms })
const send = (group_id: number, text: string) =>
  edda().call('import_group_list', { group_id }, { file: { field: 'file', bytes: Buffer.from(text), type: 'text/csv' } })
const listOf = async (exam_id: number) => (await edda().call('get_exam_list', { exam_id, limit: 100 })).data
const rowOf = async (exam_id: number, { id }: TestPlayer) => (await listOf(exam_id)).find(({ account_id }) => account_id === id)
const seatOf = async (exam_id: number, { id }: TestPlayer) =>
  (await edda().call('get_exam_board', { exam_id, limit: 100 })).data.find(({ account_id }) => account_id === id)
const deadlineOf = async (exam_id: number, player: TestPlayer) => Date.parse((await seatOf(exam_id, player))?.deadline ?? '')
const eventsOf = async (exam_id: number) => (await edda().call('get_exam_board', { exam_id })).events.map(({ event }) => event)

const newGroup = async () => (await edda().call('create_group', { name: `Class ${++count}` })).data.id

/** A member of a group on the list of an exam, who is sitting it. */
async function sitting(terms: Fields<'put_group_member'> = {}, exam: Fields<'create_exam'> = { is_for_all: 0 }) {
  const player = await quiz.player(`Amy ${++count}`)
  const [examId, groupId] = [await room.prepare(exam), await newGroup()]
  await put(groupId, player, terms)
  await setGroups(examId, groupId)
  const { play } = await room.sit(player, examId)
  return { player, examId, groupId, play, before: await deadlineOf(examId, player) }
}

describe('extra time of a group', () => {
  it('reaches a running attempt at once: its clock, the board and the examinee', async () => {
    const { player, examId, groupId, play, before } = await sitting({ extra_percent: 25 })
    expect((await put(groupId, player, { extra_percent: 50 })).error).toBe(false)
    expect((await deadlineOf(examId, player)) - before).toBe(7.5 * minuteMs)
    expect(Date.parse((await player.call('get_play', { play_id: play.id })).play?.deadline ?? '') - before).toBe(7.5 * minuteMs)
    expect(await eventsOf(examId)).toEqual(['started', 'extra_time'])
    expect(await seatOf(examId, player)).toMatchObject({ extra_percent: 50 })
    const notice = (await player.call('get_notifications', {})).data.find(({ type }) => type === 'exam_extra_time')
    expect(notice?.message).toContain('25 % → 50 %')
    // The same again, and other terms alone, move nothing.
    await put(groupId, player, { extra_percent: 50, has_larger_text: 1 })
    expect((await deadlineOf(examId, player)) - before).toBe(7.5 * minuteMs)
  })

  it('reaches it from a file, too, and no running attempt loses time', async () => {
    const { player, examId, groupId, before } = await sitting()
    expect((await send(groupId, `account,extra time\n${player.id},100`)).data.counts).toMatchObject({ changed: 1 })
    expect((await deadlineOf(examId, player)) - before).toBe(30 * minuteMs)
    const less = await send(groupId, `account,extra time\n${player.id},25`)
    expect(less.data.rows).toMatchObject([{ verdict: 'refused', problem: 'The exam has started. You can only increase extra time.' }])
    expect((await put(groupId, player, { extra_percent: 0 })).message).toBe('exam_started')
    expect((await deadlineOf(examId, player)) - before).toBe(30 * minuteMs)
    await player.call('set_exam_module_result', { exam_module_id: examId })
    expect((await put(groupId, player, { extra_percent: 0 })).error).toBe(false)
  })

  it('is the largest of several groups, and does nothing where the list itself gives extra time', async () => {
    const { player, examId, groupId, before } = await sitting({ extra_percent: 25 })
    const second = await newGroup()
    await put(second, player, { extra_percent: 50 })
    await setGroups(examId, groupId, second)
    expect((await deadlineOf(examId, player)) - before).toBe(7.5 * minuteMs)
    await put(groupId, player, { extra_percent: 50 })
    expect((await deadlineOf(examId, player)) - before).toBe(7.5 * minuteMs)
    await seat(examId, player, { extra_percent: 50 })
    await put(second, player, { extra_percent: 100 })
    expect((await deadlineOf(examId, player)) - before).toBe(7.5 * minuteMs)
  })

  it('reaches nobody in an exam that is over, or that the group is not on', async () => {
    const { player, examId, groupId, before } = await sitting()
    const other = await newGroup()
    await put(other, player, { extra_percent: 100 })
    expect(await deadlineOf(examId, player)).toBe(before)
    quiz.clock.advance(32 * minuteMs)
    await put(groupId, player, { extra_percent: 100 })
    await room.tick()
    expect(await seatOf(examId, player)).toMatchObject({ state: 'over', ended_by: 'time' })
    expect(await eventsOf(examId)).not.toContain('extra_time')
  })

  it('is given once, also when it changes twice at the same time', async () => {
    const { player, examId, groupId, before } = await sitting()
    const replies = await Promise.all([put(groupId, player, { extra_percent: 50 }), put(groupId, player, { extra_percent: 50 })])
    expect(replies.map(({ error }) => error)).toEqual([false, false])
    expect((await deadlineOf(examId, player)) - before).toBe(15 * minuteMs)
  })
})

describe('members who come and go while the exam runs', () => {
  it('may sit it from the moment they join; a running attempt at an exam for all gains the time of the group', async () => {
    const { player, examId, groupId, before } = await sitting({}, { is_for_all: 1 })
    const late = await quiz.player('Late')
    expect((await room.sit(late, examId)).sitting.exam_id).toBe(examId)
    const began = await deadlineOf(examId, late)
    await put(groupId, late, { extra_percent: 50 })
    expect((await deadlineOf(examId, late)) - began).toBe(15 * minuteMs)
    expect(await deadlineOf(examId, player)).toBe(before)
    const listed = await room.prepare({ is_for_all: 0 })
    await setGroups(listed, groupId)
    const newer = await quiz.player('Newer')
    const start = { exam_module_id: listed, exam_key: 'OPEN42', agreed: 1 }
    expect((await newer.call('get_exam_module_questions', start)).message).toBe('document_not_found')
    await put(groupId, newer)
    expect((await newer.call('get_exam_module_questions', start)).message).toBe('ok')
  })

  it.each<[string, (at: Awaited<ReturnType<typeof sitting>>) => Promise<unknown>]>([
    ['removed', ({ groupId, player }) => edda().call('remove_group_member', { group_id: groupId, account_id: player.id })],
    ['gone by themselves', ({ groupId, player }) => player.call('leave_group', { group_id: groupId })],
    ['without their group', ({ groupId }) => edda().call('delete_group', { group_id: groupId })],
    ['in a group that is taken off the list', ({ examId }) => setGroups(examId)],
  ])('keep an attempt that has begun, with its terms and own id, when %s', async (_how, leave) => {
    const at = await sitting({ own_id: 'N7', extra_percent: 50, hides_timer: 1 })
    const { player, examId, groupId, play, before } = at
    const waiting = await quiz.player('Waiting')
    await put(groupId, waiting)
    await leave(at)
    const kept = { own_id: 'N7', extra_percent: 50 }
    const byName = (await listOf(examId)).filter(({ group }) => group === null)
    expect(byName).toMatchObject([{ account_id: player.id, ...kept, hides_timer: true }])
    expect(await deadlineOf(examId, player)).toBe(before)
    expect(await room.sit(player, examId)).toMatchObject({ play: { id: play.id, resumed: true }, sitting: { hides_timer: true } })
    expect((await edda().call('unseat_examinee', { exam_id: examId, account_id: player.id })).message).toBe('exam_started')
    const results = (await edda().call('get_exam_results', { exam_id: examId })).data
    expect(results.find(({ account_id }) => account_id === player.id)).toMatchObject(kept)
  })

  it('gain no time by leaving and joining again', async () => {
    const { player, examId, groupId, before } = await sitting({ extra_percent: 25 })
    for (let turn = 0; turn < 2; turn++) {
      await edda().call('remove_group_member', { group_id: groupId, account_id: player.id })
      await put(groupId, player, { extra_percent: 25 })
    }
    expect(await deadlineOf(examId, player)).toBe(before)
  })
})

describe('a place by name and a group', () => {
  it('each give what the other does not; what the place by name gives wins', async () => {
    const player = await quiz.player('Both')
    const [examId, groupId] = [await room.prepare({ is_for_all: 0 }), await newGroup()]
    await put(groupId, player, { own_id: 'G7', extra_percent: 25, has_larger_text: 1 })
    await setGroups(examId, groupId)
    await seat(examId, player)
    expect(await rowOf(examId, player)).toMatchObject({ own_id: 'G7', extra_percent: 25, has_larger_text: true, group: null })
    await put(groupId, player, { own_id: 'G8', extra_percent: 50 })
    expect(await rowOf(examId, player)).toMatchObject({ own_id: 'G8', extra_percent: 50 })
    await seat(examId, player, { extra_percent: 0, has_larger_text: 0 })
    expect(await rowOf(examId, player)).toMatchObject({ own_id: 'G8', extra_percent: 0, has_larger_text: false })
    await seat(examId, player, { own_id: 'X1' })
    expect(await rowOf(examId, player)).toMatchObject({ own_id: 'X1', extra_percent: 0 })
    await edda().call('unseat_examinee', { exam_id: examId, account_id: player.id })
    expect(await rowOf(examId, player)).toMatchObject({ own_id: 'G8', extra_percent: 50, has_larger_text: true, group: expect.any(String) })
  })

  it('takes from a file what the file gives, and leaves the rest to the group', async () => {
    const player = await quiz.player('Filed')
    const [examId, groupId] = [await room.prepare({ is_for_all: 0 }), await newGroup()]
    await put(groupId, player, { own_id: 'F1', extra_percent: 25 })
    await setGroups(examId, groupId)
    const sent = (text: string) =>
      edda().call('import_exam_list', { exam_id: examId }, { file: { field: 'file', bytes: Buffer.from(text), type: 'text/csv' } })
    expect((await sent(`account,larger text\n${player.id},yes`)).data.counts).toMatchObject({ added: 1 })
    expect(await rowOf(examId, player)).toMatchObject({ own_id: 'F1', extra_percent: 25, has_larger_text: true, group: null })
    await put(groupId, player, { own_id: 'F2', extra_percent: 100 })
    expect(await rowOf(examId, player)).toMatchObject({ own_id: 'F2', extra_percent: 100, has_larger_text: true })
    const { csv } = (await edda().call('export_exam_list', { exam_id: examId })).data
    expect(csv).toContain(',F2,')
    expect((await sent(csv)).data.counts).toMatchObject({ same: 1, changed: 0 })
  })

  it('has an own id that nobody else on the list has, in results and their file', async () => {
    const { player, examId, groupId } = await sitting({ own_id: 'R7' })
    const other = await quiz.player('Other')
    expect((await seat(examId, other, { own_id: 'R7' })).message).toBe('own_id_taken')
    expect((await seat(examId, other, { own_id: 'R-other' })).error).toBe(false)
    await seat(examId, player, { has_larger_text: 1 })
    const ids = (await edda().call('get_exam_results', { exam_id: examId })).data.map(({ own_id }) => own_id)
    expect(new Set(ids)).toEqual(new Set(['R7', 'R-other']))
    const stranger = await quiz.player('Stranger', { roles: ['examiner'] })
    expect((await stranger.call('put_group_member', { group_id: groupId, account_id: player.id, extra_percent: 100 })).message).toBe(
      'group_not_yours',
    )
  })
})
