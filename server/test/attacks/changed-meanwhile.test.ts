// Two members of staff change the same thing at once, or one after the other without having seen it: exactly one wins, and nothing else is
// written.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../app/app.ts'
import { questionDesk } from '../app/question-desk.ts'
import { type Quiz, startQuiz } from '../app/quiz.ts'
import { examRoom } from '../games/exam-room.ts'

let quiz: Quiz
let edda: TestPlayer
let otto: TestPlayer
let desk: ReturnType<typeof questionDesk>
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor', 'examiner', 'administrator'] })
  desk = questionDesk(quiz, edda)
  otto = await quiz.player('Otto', { roles: ['editor', 'examiner', 'administrator'] })
})
afterAll(() => quiz.close())

interface Form {
  action: 'change_question' | 'change_category' | 'change_exam'
  subject: string
  input: Record<string, unknown>
  /** The field that both change. */
  field: 'note' | 'hue' | 'title'
  values: [unknown, unknown, unknown]
  read: () => Promise<object>
}

const forms: Record<string, () => Promise<Form>> = {
  async 'a question'() {
    const { id, ...question } = await desk.published()
    const read = async () => (await edda.call('get_bank_question', { question_id: id })).data
    const input = { ...question, question_id: id }
    return { action: 'change_question', subject: `question:${id}`, input, field: 'note', values: ['One', 'Two', 'Three'], read }
  },
  async 'a category'() {
    const { data } = await edda.call('create_category', { type: 'quiz_zone', names: { en: 'Meeting place' } })
    const read = async () => (await edda.call('get_category', { category_id: data.id })).data
    const input = { ...data, category_id: data.id }
    return { action: 'change_category', subject: `category:${data.id}`, input, field: 'hue', values: [10, 20, 30], read }
  },
  async 'an exam'() {
    const room = await examRoom(quiz)
    const examId = await room.prepare()
    const { data } = await edda.call('get_exam_paper', { exam_id: examId })
    const read = async () => (await edda.call('get_exam_paper', { exam_id: examId })).data
    const input = { ...data, exam_id: examId, exam_key: '' }
    return { action: 'change_exam', subject: `exam:${examId}`, input, field: 'title', values: ['One', 'Two', 'Three'], read }
  },
}

describe.each(Object.keys(forms))('changing %s', name => {
  const open = async () => {
    const form = await (forms[name] ?? expect.unreachable())()
    const send = (player: TestPlayer, value: unknown, more: object = {}) =>
      player.call(form.action, { ...form.input, [form.field]: value, ...more })
    const changes = async () =>
      (await edda.call('get_audit', { subject: form.subject, action: form.action, limit: 100 })).data.map(({ name: who }) => who)
    return { ...form, send, changes }
  }

  it('at the same time is done once', async () => {
    const { send, changes, read, field, values } = await open()
    const replies = await Promise.all([send(edda, values[0]), send(otto, values[1])])
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['changed_meanwhile', 'ok'])
    const won = replies.findIndex(({ error }) => !error)
    expect(await read()).toMatchObject({ [field]: values[won] })
    expect(await changes()).toEqual([['Edda', 'Otto'][won]])
  })

  it('without having seen the last change is refused, and with its version it is done', async () => {
    const { send, read, field, values } = await open()
    const first = await send(edda, values[0])
    expect((await send(otto, values[1])).message).toBe('changed_meanwhile')
    expect(await read()).toMatchObject({ [field]: values[0] })
    const { version } = first.data
    expect((await send(otto, values[2], { version })).message).toBe('ok')
    expect(await read()).toMatchObject({ [field]: values[2] })
  })

  it('needs the version', async () => {
    const { send, values } = await open()
    for (const version of [undefined, '', 'latest', -1]) expect((await send(edda, values[0], { version })).status).toBe(400)
  })
})

describe('the version of a question', () => {
  it('counts a move by others, but neither a publication nor a withdrawal', async () => {
    const question = await desk.draft()
    await otto.call('publish_questions', { question_ids: [question.id] })
    await otto.call('withdraw_questions', { question_ids: [question.id] })
    expect((await desk.change(question, { note: 'Said again.' })).message).toBe('ok')
    const { data: now } = await edda.call('get_bank_question', { question_id: question.id })
    await otto.call('move_questions', { question_ids: [question.id], level: 2 })
    expect((await desk.change(now, { note: 'At the old level.' })).message).toBe('changed_meanwhile')
  })
})

/** Changes whose version follows from the content, or that name what they replace: each as sent by two at once. */
const replaced: Record<string, () => Promise<(by: TestPlayer, value: number) => Promise<{ message: string }>>> = {
  async 'a setting'() {
    const { data } = await edda.call('get_all_settings')
    const versions = { hint_price: data.find(({ name }) => name === 'hint_price')?.version }
    return (by, value) => by.call('set_settings', { values: { hint_price: 7 + value }, versions })
  },
  async 'a setting by its history'() {
    await edda.call('change_setting', { name: 'review_price', value: 31 })
    await edda.call('change_setting', { name: 'review_price', value: 32 })
    const changes = (await edda.call('get_setting_history', { name: 'review_price' })).data
    const version = (await edda.call('get_all_settings')).data.find(({ name }) => name === 'review_price')?.version
    return (by, value) => by.call('undo_setting', { change_id: changes[value]?.id, version })
  },
  async 'a text of the interface'() {
    const at = { language: 'es', key: 'action.retry' }
    const { data } = await edda.call('get_interface_texts', { language: 'es', search: at.key })
    return (by, value) => by.call('set_interface_text', { ...at, version: data[0]?.version, text: `Otra vez ${value}` })
  },
  async 'texts of a file'() {
    const texts = { 'action.close': 'Cierra' }
    const { data } = await edda.call('preview_interface_texts', { language: 'es', texts })
    const versions = { 'action.close': data.rows[0]?.version }
    return (by, value) => by.call('import_interface_texts', { language: 'es', texts: { 'action.close': `Cierra ${value}` }, versions })
  },
  async 'a language of questions'() {
    const [row] = (await edda.call('get_content_languages')).data
    return (by, value) => by.call('change_content_language', { id: row?.id, version: row?.version, name: `Language ${value}` })
  },
  async 'a language of the interface'() {
    const { data } = await edda.call('add_interface_language', { code: 'it' })
    return (by, value) => by.call('change_interface_language', { code: 'it', version: data.version, name: `Lingua ${value}` })
  },
  async 'a list of blocked words'() {
    const { version } = (await edda.call('get_blocked_word_list', { language_code: 'en' })).data
    return (by, value) => by.call('save_blocked_words', { language_code: 'en', version, words: `blocked${'ab'[value]}` })
  },
  async 'the quiz of a day that had none'() {
    const ids = [(await desk.published()).id, (await desk.published()).id]
    const day = new Date(quiz.clock.now().getTime() + 86_400_000 * 9).toISOString().slice(0, 10)
    const { version } = (await edda.call('get_daily_paper', { day })).data
    return (by, value) => by.call('choose_daily_quiz', { day, version, question_ids: [ids[value]] })
  },
  async 'the order of categories'() {
    const { data } = await edda.call('get_category_tree', { type: 'quiz_zone' })
    const were = data.filter(({ parent_id }) => parent_id === null).map(({ id }) => id)
    const orders = [were.toReversed(), [...were.slice(1), ...were.slice(0, 1)]]
    return (by, value) => by.call('order_categories', { type: 'quiz_zone', category_ids: orders[value], were })
  },
  async 'the name of a group'() {
    const { data } = await edda.call('create_group', { name: 'Class' })
    return (by, value) => by.call('rename_group', { group_id: data.id, name: `Class ${value}`, were: 'Class' })
  },
  async 'the leaders of a group'() {
    const { data } = await edda.call('create_group', { name: 'Led' })
    return (by, value) => by.call('set_group_leaders', { group_id: data.id, account_ids: [[edda, otto][value]?.id], were: [] })
  },
  async 'the groups of an exam'() {
    const groups = [(await edda.call('create_group', { name: 'One' })).data.id, (await edda.call('create_group', { name: 'Two' })).data.id]
    const exam_id = await (await examRoom(quiz)).prepare()
    return (by, value) => by.call('set_exam_groups', { exam_id, group_ids: [groups[value]], were: [] })
  },
  async 'the managers of an exam'() {
    const exam_id = await (await examRoom(quiz)).prepare()
    const { examiner } = (await edda.call('get_exam_paper', { exam_id })).data
    const were = { examiner_id: examiner?.id ?? null, manager_ids: [] }
    return (by, value) => by.call('set_exam_managers', { exam_id, examiner_id: edda.id, manager_ids: value ? [otto.id] : [], were })
  },
  async 'the order of an exam'() {
    const exam_id = await (await examRoom(quiz)).prepare()
    const were = (await edda.call('get_exam_paper', { exam_id })).data.questions.map(({ id }) => id)
    const orders = [were.toReversed(), [...were.slice(1), ...were.slice(0, 1)]]
    return (by, value) => by.call('order_exam_questions', { exam_id, question_ids: orders[value], were })
  },
}

describe.each(Object.keys(replaced))('replacing %s', name => {
  it('at the same time is done once, and afterwards only by who has seen it', async () => {
    const send = await (replaced[name] ?? expect.unreachable())()
    const replies = await Promise.all([send(edda, 0), send(otto, 1)])
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['changed_meanwhile', 'ok'])
    const lost = replies.findIndex(({ message }) => message !== 'ok')
    expect((await send([edda, otto][lost] ?? edda, lost)).message).toBe('changed_meanwhile')
  })
})

describe('a form of several settings', () => {
  it('merges what only one has changed, and names who changed a setting last', async () => {
    const { data } = await edda.call('get_all_settings')
    const version = (of: string) => data.find(({ name }) => name === of)?.version
    const save = (by: TestPlayer, name: string, value: number, more: object = {}) =>
      by.call('set_settings', { values: { [name]: value, ...more }, versions: { [name]: version(name), earn_coin: version('earn_coin') } })
    expect((await save(otto, 'battle_entry', 8, { earn_coin: 90 })).message).toBe('ok')
    expect((await save(edda, 'contest_entry', 9)).message).toBe('ok')
    // One setting that both changed keeps the whole form back.
    expect((await save(edda, 'quest_coins', 9, { earn_coin: 80 })).message).toBe('changed_meanwhile')
    const now = (await edda.call('get_all_settings')).data
    expect(['battle_entry', 'contest_entry', 'earn_coin', 'quest_coins'].map(name => now.find(row => row.name === name)?.value)).toEqual([
      8, 9, 90, 2,
    ])
    expect((await edda.call('get_last_change', { subject: 'setting:earn_coin' })).data.name).toBe('Otto')
    expect((await edda.call('set_settings', { values: { earn_coin: 1 }, versions: {} })).status).toBe(400)
  })
})
