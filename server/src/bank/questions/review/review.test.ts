import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BankQuestion } from '@trivium/contract/bank/questions.admin'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { questionDesk } from '../../../../test/app/question-desk.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'

let quiz: Quiz
let edda: TestPlayer
let otto: TestPlayer
let desk: ReturnType<typeof questionDesk>
let ottos: ReturnType<typeof questionDesk>
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor'] })
  otto = await quiz.player('Otto', { roles: ['editor'] })
  desk = questionDesk(quiz, edda)
  ottos = questionDesk(quiz, otto)
})
afterAll(() => quiz.close())
beforeEach(() => quiz.set('questions_need_review', 1))

let number = 0
const draft = () => desk.draft('multiple_choice', { question: `Which one waits, number ${++number}?` })
const read = async (question_id: number) => (await otto.call('get_bank_question', { question_id })).data
const seen = ({ id, version }: Pick<BankQuestion, 'id' | 'version'>) => ({ question_id: id, version })
const accept = async (by: TestPlayer, ...questions: BankQuestion[]) =>
  (await by.call('accept_questions', { questions: questions.map(seen) })).data
const reviewOf = async (by: TestPlayer, question_id: number) => (await by.call('get_question_review', { question_id })).data
const noticesOf = async (player: TestPlayer) =>
  (await player.call('get_notifications')).data.map(({ type, message }) => ({ type, message }))
/** A published question that nobody waits for. */
async function published() {
  const question = await draft()
  await accept(otto, question)
  return read(question.id)
}

describe('what an editor writes', () => {
  it('waits for another editor, who publishes it, and its author is told', async () => {
    const question = await draft()
    expect(question).toMatchObject({ state: 'draft', review: 'waiting' })
    const waiting = await otto.call('get_bank_questions', { review: 'waiting', limit: 100 })
    expect(waiting.data.map(({ id }) => id)).toContain(question.id)
    expect([(await reviewOf(edda, question.id)).may_review, (await reviewOf(otto, question.id)).may_review]).toEqual([false, true])
    expect(await accept(otto, question)).toEqual({ accepted: [question.id], skipped: [] })
    expect(await read(question.id)).toMatchObject({ state: 'published', review: null })
    expect(await noticesOf(edda)).toContainEqual({ type: 'question_accepted', message: expect.stringContaining(question.question) })
    expect((await reviewOf(edda, question.id)).comments).toMatchObject([{ name: 'Otto', kind: 'accepted' }])
  })

  it('is sent back with a comment, and waits again after a change', async () => {
    const question = await draft()
    const send = (by: TestPlayer, more = {}) => by.call('send_back_question', { ...seen(question), comment: 'Which year?', ...more })
    expect((await send(edda)).message).toBe('own_question')
    expect((await send(otto, { version: 7 })).message).toBe('changed_meanwhile')
    expect((await send(otto)).data).toMatchObject({
      review: 'sent_back',
      comments: [{ kind: 'sent_back', text: 'Which year?', name: 'Otto' }],
    })
    expect((await send(otto)).message).toBe('not_waiting_for_review')
    expect(await noticesOf(edda)).toContainEqual({ type: 'question_sent_back', message: expect.stringContaining(question.question) })
    expect((await edda.call('get_notifications')).data[0]?.link).toBe(`/admin/#/questions/${question.id}`)
    expect((await accept(otto, question)).skipped).toEqual([{ id: question.id, why: 'not_waiting' }])
    await edda.call('comment_question', { question_id: question.id, comment: '1905.' })
    const { data: again } = await desk.change(question, { note: 'In 1905.' })
    expect(again.review).toBe('waiting')
    expect((await accept(otto, again)).accepted).toEqual([question.id])
  })

  it('is published without anybody else while the setting is off', async () => {
    await quiz.set('questions_need_review', 0)
    const question = await draft()
    expect(question.review).toBeNull()
    expect((await edda.call('publish_questions', { question_ids: [question.id] })).data.changed).toEqual([question.id])
  })
})

describe('a change of a published question', () => {
  it('is a draft beside it: players get the old one until the change is accepted', async () => {
    const question = await published()
    const { data: change } = await desk.change(question, { note: 'Better.' })
    expect(change).toMatchObject({ state: 'draft', review: 'waiting', change_of: question.id })
    expect(await read(question.id)).toMatchObject({ state: 'published', note: 'Because.' })
    expect((await ottos.change(question, { note: 'Other.' })).message).toBe('change_waits')
    expect((await accept(edda, change)).skipped).toEqual([{ id: change.id, why: 'own' }])
    expect(await accept(otto, change)).toEqual({ accepted: [question.id], skipped: [] })
    expect(await read(question.id)).toMatchObject({ state: 'published', note: 'Better.', version: question.version + 1 })
    expect((await otto.call('get_bank_question', { question_id: change.id })).message).toBe('document_not_found')
  })

  it('with another answer becomes another question when it is accepted', async () => {
    const question = await published()
    const { data: change } = await desk.change(question, { answer: [1] })
    const { accepted } = await accept(otto, change)
    expect(accepted).not.toContain(question.id)
    const next = await read(accepted[0] ?? 0)
    expect([next.state, next.options[next.answer[0] ?? 0]?.text]).toEqual(['published', question.options[1]?.text])
    expect((await read(question.id)).is_replaced).toBe(true)
  })

  it('is not accepted over a change that came in between', async () => {
    const question = await published()
    const { data: change } = await desk.change(question, { note: 'Better.' })
    await otto.call('move_questions', { question_ids: [question.id], level: 2 })
    expect((await accept(otto, change)).skipped).toEqual([{ id: change.id, why: 'outdated' }])
    const { data: again } = await desk.change(change, { level: 2 })
    expect((await accept(otto, again)).accepted).toEqual([question.id])
  })
})

describe('an author who wants to publish their own', () => {
  const isPublished = async ({ id }: BankQuestion) => (await read(id)).state === 'published'
  const tries: Record<string, (question: BankQuestion) => Promise<unknown>> = {
    'by publishing': ({ id }) => edda.call('publish_questions', { question_ids: [id] }),
    'by scheduling': async ({ id }) => {
      await edda.call('publish_questions', { question_ids: [id], publish_at: new Date(quiz.clock.now().getTime() + 60_000).toISOString() })
      quiz.clock.advance(120_000)
      await quiz.app.runJob('publish_questions')
      quiz.clock.reset()
    },
    'by accepting': question => accept(edda, question),
    'by accepting it with others': async question => accept(edda, await draft(), question),
    'after a comma by somebody else': async question => accept(edda, (await ottos.change(question, { note: 'Because, so.' })).data),
    'by a second change': async question => accept(edda, (await desk.change(question, { note: 'Other.' })).data),
    'by a correction': ({ id, answer }) =>
      edda.call('correct_question', { question_id: id, answer: answer.map(place => place + 1), reason: 'It was wrong.' }),
    'by withdrawing first': async ({ id }) => {
      await edda.call('withdraw_questions', { question_ids: [id] })
      await edda.call('publish_questions', { question_ids: [id] })
    },
    'by moving': async ({ id }) => {
      await edda.call('move_questions', { question_ids: [id], level: 4 })
      await edda.call('publish_questions', { question_ids: [id] })
    },
  }
  it.each(Object.keys(tries))('%s does not', async name => {
    const question = await draft()
    await tries[name]?.(question)
    expect(await isPublished(question)).toBe(false)
    // The job changes nothing either.
    await quiz.app.runJob('publish_questions')
    expect(await isPublished(question)).toBe(false)
  })

  it('does not either where the setting was off when it was written', async () => {
    await quiz.set('questions_need_review', 0)
    const question = await draft()
    await quiz.set('questions_need_review', 1)
    expect((await edda.call('publish_questions', { question_ids: [question.id] })).data.skipped).toEqual([
      { id: question.id, why: 'needs_review' },
    ])
    // It does not wait yet: saving it again makes it wait.
    const { data: waiting } = await desk.change(question, { note: 'Saved again.' })
    expect((await accept(edda, waiting)).skipped).toEqual([{ id: question.id, why: 'own' }])
    expect((await accept(otto, waiting)).accepted).toEqual([question.id])
  })

  it('cannot slip a change past a reviewer who has read the version before', async () => {
    const question = await draft()
    await desk.change(question, { note: 'Unread.' })
    expect((await accept(otto, question)).skipped).toEqual([{ id: question.id, why: 'unseen' }])
    const [one, other] = await Promise.all([
      accept(otto, await read(question.id)),
      desk.change(await read(question.id), { note: 'At once.' }),
    ])
    const now = await read(question.id)
    // Either the change came first and nothing was accepted, or it came later and waits.
    expect([one.accepted.length === 1, other.error ? 'refused' : 'done', now.note]).toBeOneOf([
      [true, 'refused', 'Unread.'],
      [true, 'done', 'Unread.'],
      [false, 'done', 'At once.'],
    ])
  })
})

describe('a correction after a report', () => {
  it('of a published question does not wait', async () => {
    const question = await published()
    const wrong = question.options.findIndex((_option, index) => !question.answer.includes(index))
    const reply = await edda.call('correct_question', { question_id: question.id, answer: [wrong], reason: 'It was wrong.' })
    expect(reply.message).toBe('ok')
    expect((await read(reply.data.question_id ?? 0)).state).toBe('published')
  })
})

describe('two reviewers at once', () => {
  it('accept a question once', async () => {
    const anna = await quiz.player('Anna', { roles: ['editor'] })
    const question = await published()
    const { data: change } = await desk.change(question, { answer: [2] })
    const both = await Promise.all([accept(otto, change), accept(anna, change)])
    expect(both.flatMap(({ accepted }) => accepted)).toHaveLength(1)
  })
})

const rowsOf = <Row>(count: number, row: Row): Row[] => Array.from({ length: count }, () => row)

describe('an import while review is needed', () => {
  const waitingOf = (importId: number) =>
    quiz.database.db.selectFrom('questions').selectAll().where('import_id', '=', importId).orderBy('id').execute()

  it('lands waiting, whatever the file says, and one other editor accepts it as a whole', async () => {
    const csv = [
      'question,A,B,C,answer,category,level',
      ...[1, 2, 3].map(row => `Imported ${row}?,red,green,blue,A,Waiting colours,3`),
      '',
    ].join('\n')
    const file = { field: 'file', bytes: Buffer.from(csv) }
    const { data } = await edda.call('upload_import', { name: 'questions.csv' }, { file })
    await quiz.app.runJob('imports')
    const preview = await edda.call('get_import_rows', { import_id: data.id, limit: 10 })
    expect(preview.data.map(row => [row.waits_for_review, row.question?.is_active])).toEqual(rowsOf(3, [true, false]))
    expect((await edda.call('get_import', { import_id: data.id })).data.waits_for_review).toBe(true)
    await quiz.database.db.updateTable('imports').set({ publishes: true }).where('id', '=', data.id).execute()
    await edda.call('run_import', { import_id: data.id })
    await quiz.app.runJob('imports')
    const rows = await waitingOf(data.id)
    expect(rows.map(({ state, review, authors }) => [state, review, authors])).toEqual(rows.map(() => ['draft', 'waiting', [edda.id]]))
    expect(rows).toHaveLength(3)
    const questions = rows.map(seen)
    expect((await edda.call('publish_questions', { question_ids: rows.map(({ id }) => id) })).data.changed).toEqual([])
    const waiting = async () => (await otto.call('get_review_count', {})).data.waiting
    const before = await waiting()
    expect((await edda.call('accept_questions', { questions })).data.skipped.map(({ why }) => why)).toEqual(['own', 'own', 'own'])
    expect((await otto.call('accept_questions', { questions })).data.accepted).toHaveLength(3)
    expect((await waitingOf(data.id)).map(({ state, review }) => [state, review])).toEqual(rows.map(() => ['published', null]))
    expect(before - (await waiting())).toBe(3)
  })

  it('refuses the rows that would change a published question, also if it was published after the preview', async () => {
    const csv = (note: string) =>
      `external id,question,A,B,answer,category,note
1,Met again?,x,y,A,Met,${note}
2,Met too?,x,y,A,Met,${note}
`
    const bring = async (note: string) => {
      const file = { field: 'file', bytes: Buffer.from(csv(note)) }
      const { data } = await edda.call('upload_import', { name: 'questions.csv', source: 'Met' }, { file })
      await quiz.app.runJob('imports')
      return data.id
    }
    const rowsIn = async (import_id: number) =>
      (await edda.call('get_import_rows', { import_id, limit: 10 })).data.map(({ row, verdict, reason }) => [row, verdict, reason])
    const run = async (import_id: number) => {
      await edda.call('run_import', { import_id })
      await quiz.app.runJob('imports')
    }
    const first = await bring('One.')
    await run(first)
    const drafts = await waitingOf(first)
    const second = await bring('Two.')
    const changed = expect.stringMatching(/^changes /)
    expect(await rowsIn(second)).toEqual([
      [2, 'changed', changed],
      [3, 'changed', changed],
    ])
    // The first question is published between the preview and the import.
    expect((await otto.call('accept_questions', { questions: drafts.slice(0, 1).map(seen) })).data.accepted).toHaveLength(1)
    await run(second)
    const refused = 'a published question changes only after a review, and a file cannot ask for one: change it under Questions'
    expect(await rowsIn(second)).toEqual([
      [2, 'refused', refused],
      [3, 'changed', changed],
    ])
    expect((await waitingOf(first)).map(({ note, state, review }) => [note, state, review])).toEqual([
      ['One.', 'published', null],
      ['Two.', 'draft', 'waiting'],
    ])
    expect((await rowsIn(await bring('Three.')))[0]).toEqual([2, 'refused', refused])
  })
})
