// Hostile sequences against exams and tests: after the end, twice, another player's, out of order, from an old seat, with old numbers, with
// any claims, around absences and deadlines. After each, the marks are those of a small model, and nothing was gained.

import { Listed, Play, type Q } from '@trivium/contract/play/plays'
import { TestResult, TestSheet } from '@trivium/contract/assess/practice-tests'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { closeOverduePlays } from '../../src/play/plays/index.ts'
import { defaultSettings } from '../../src/platform/settings/defaults.ts'
import type { TestPlayer } from '../app/app.ts'
import { attacks, attackSeed, tried } from '../setup/effort.ts'
import { examKey, type ExamRoom, examRoom, rightAnswer, wrongAnswer } from '../games/exam-room.ts'
import { coinsOf, type Quiz, startQuiz } from '../app/quiz.ts'
import { answer, awayMs, comeBack, end, type ExamModel, type ExamTerms, goAway, newExamModel, sit, touch } from './sitting-model.ts'
import { fillBank } from '../banks/test-bank.ts'

let quiz: Quiz
let room: ExamRoom
let exams: { id: number; terms: ExamTerms }[]
let victim: { exam_module_id: number; play_id: number; question_id: number; quiz_id: number }
const graceMs = defaultSettings.answer_grace_seconds * 1000

beforeAll(async () => {
  quiz = await startQuiz()
  // Only the steps of an attack advance the time, so that the model can be exact.
  vi.useFakeTimers({ toFake: ['Date'] })
  room = await examRoom(quiz)
  await fillBank(quiz)
  const flags = [true, false]
  const terms = flags.flatMap(answerAgain =>
    flags.map(strictAway => ({ answerAgain, strictAway, isReviewedAtOnce: answerAgain !== strictAway })),
  )
  exams = []
  for (const one of terms) {
    const { answerAgain, strictAway, isReviewedAtOnce } = one
    const release_when = isReviewedAtOnce ? 'hand_in' : 'examiner'
    const told = { release_when, marks_at_hand_in: Number(!isReviewedAtOnce) }
    const flagged = { answer_again: Number(answerAgain), strict_away: Number(strictAway), ...told, ends_at: '2200-01-01T00:00:00Z' }
    exams.push({ id: await room.prepare(flagged), terms: one })
  }
  const somebody = await quiz.player('Victim')
  const { play, questions } = await room.sit(somebody, exams[0]?.id ?? 0)
  const test = TestSheet.parse((await somebody.call('get_questions_test', { q_test_type: 'tutor' })).test)
  victim = { exam_module_id: exams[0]?.id ?? 0, play_id: play.id, question_id: questions[0]?.id ?? 0, quiz_id: test.quiz_id }
})
afterAll(async () => {
  vi.useRealTimers()
  await quiz.close()
})

const said = (reply: { error: boolean; message: string; status: number }) => (reply.status === 200 ? reply.message : String(reply.status))

function wait(model: { now: number }, ms: number): void {
  quiz.clock.advance(ms)
  model.now += ms
}

/** All claims that a client may send about its results. */
const claims = fc.record(
  {
    total_duration: fc.constantFrom(0, -1, '12:30', 1e9),
    obtained_marks: fc.constantFrom(0, 1000, -5, 'all', null),
    statistics: fc.constantFrom('[]', '{"mark":"5"', '🙂', 'x'.repeat(5000)),
    rules_violated: fc.constantFrom(0, 1, 'maybe'),
    captured_question_ids: fc.constantFrom('', '1,2,3', '*'),
    result: fc.constantFrom('pass', 7),
    result_percentage: fc.constantFrom(100, 'NaN'),
    correct: fc.constantFrom(9999, 'many'),
    readiness_assessment: fc.constantFrom(100, -1),
  },
  { requiredKeys: [] },
)
type Claims = typeof claims extends fc.Arbitrary<infer Value> ? Value : never

const waits = fc.constantFrom(997, 3_989, awayMs, awayMs + 1, 60_013, 900_001, 1_799_000, graceMs)

describe('an exam under attack', () => {
  type Step =
    | { do: 'sit'; hasKey: boolean }
    | {
        do: 'answer'
        place: number
        how: 'right' | 'wrong' | '' | 'nonsense'
        seat: 'none' | 'now' | 'old'
        number: 'none' | 'next' | 'old'
      }
    | { do: 'hand in' | 'finish'; claims: Claims }
    | { do: 'away' | 'back' | 'sweep' | 'look' | 'steal' }
    | { do: 'wait'; ms: number }

  interface Attacker {
    player: TestPlayer
    examId: number
    play: Play | null
    questions: Q[]
    /** Wrong keys lock the exam, which is tested elsewhere. */
    wrongKeys: number
  }

  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('sit' as const), hasKey: fc.constantFrom(true, true, true, false) }) },
    {
      weight: 9,
      arbitrary: fc.record({
        do: fc.constant('answer' as const),
        place: fc.integer({ min: 0, max: 3 }),
        how: fc.constantFrom('right' as const, 'right' as const, 'wrong' as const, '' as const, 'nonsense' as const),
        seat: fc.constantFrom('none' as const, 'now' as const, 'now' as const, 'old' as const),
        number: fc.constantFrom('none' as const, 'next' as const, 'next' as const, 'old' as const),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('hand in' as const, 'finish' as const), claims }) },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'away' as const,
          'away' as const,
          'away' as const,
          'back' as const,
          'back' as const,
          'sweep' as const,
          'look' as const,
          'steal' as const,
        ),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: waits }) },
  )

  async function take(model: ExamModel, attacker: Attacker, one: Step): Promise<unknown> {
    const { player, examId, play } = attacker
    switch (one.do) {
      case 'wait':
        return wait(model, one.ms)
      case 'sweep':
        await closeOverduePlays(quiz.database.db, quiz.clock.now())
        return touch(model)
      case 'sit': {
        const isGuess = !one.hasKey && model.state === 'none'
        if (isGuess && attacker.wrongKeys >= 3) return undefined
        if (isGuess) attacker.wrongKeys += 1
        const expected = sit(model, one.hasKey, graceMs)
        const reply = await player.call('get_exam_module_questions', {
          exam_module_id: examId,
          exam_key: one.hasKey ? examKey : 'WRONG',
          agreed: 1,
        })
        expect(said(reply)).toBe(expected)
        if (expected !== 'ok') return undefined
        attacker.play = Play.parse(reply.play)
        attacker.questions = Listed.array()
          .parse(reply.data)
          .flatMap(listed => ('options' in listed ? [listed] : []))
        expect(reply.sitting).toMatchObject({ seat: model.seat, last_number: model.lastNumber })
        return expect(reply.answers).toHaveLength(model.drafts.size)
      }
      case 'answer': {
        const question = attacker.questions[one.place]
        if (!play || !question) return undefined
        const text = { right: rightAnswer(question), wrong: wrongAnswer(question), '': '', nonsense: 'z9' }[one.how]
        const seat = { none: undefined, now: model.seat, old: Math.max(1, model.seat - 1) }[one.seat]
        const number = { none: undefined, next: model.lastNumber + 1, old: Math.max(1, model.lastNumber) }[one.number]
        const reply = await player.call('submit_answer', { play_id: play.id, question_id: question.id, answer: text, seat, number })
        if (one.how !== 'nonsense') return expect(said(reply)).toBe(answer(model, { place: one.place, answer: one.how, seat, number }))
        touch(model)
        return expect(said(reply)).toBe('400')
      }
      case 'away':
      case 'back': {
        if (!play) return undefined
        const reply = await player.call('note_absence', { play_id: play.id, away: Number(one.do === 'away') })
        if (one.do === 'away') goAway(model)
        else comeBack(model, graceMs)
        return expect(reply.data).toMatchObject({ over: model.state === 'over', warned: !model.terms.strictAway && model.absences > 0 })
      }
      case 'hand in':
      case 'finish': {
        if (!play) return undefined
        touch(model)
        end(model, model.now)
        if (one.do === 'finish') return player.call('finish_play', { play_id: play.id })
        const reply = await player.call('set_exam_module_result', { ...one.claims, exam_module_id: examId })
        return expect(reply.data).toMatchObject(marksOf(model, attacker))
      }
      case 'look':
        return look(model, attacker)
      case 'steal':
        return steal(player)
    }
  }

  async function look(model: ExamModel, { player, examId, play }: Attacker): Promise<void> {
    touch(model)
    if (!play) return expect(said(await player.call('get_exam_review', { exam_module_id: examId }))).toBe('document_not_found')
    const isOver = model.state === 'over'
    const { isReviewedAtOnce } = model.terms
    expect(said(await player.call('get_exam_result', { play_id: play.id }))).toBe(isOver ? 'ok' : 'play_open')
    const review = !isOver ? 'play_open' : isReviewedAtOnce ? 'ok' : 'exam_not_released'
    expect(said(await player.call('get_exam_review', { exam_module_id: examId }))).toBe(review)
    expect(said(await player.call('get_play_review', { play_id: play.id }))).toBe(review)
  }

  function marksOf(model: ExamModel, { questions }: Attacker) {
    const given = [...model.drafts]
    const right = given.filter(([, how]) => how === 'right')
    const marks = right.reduce((sum, [place]) => sum + (questions[place]?.marks ?? 0), 0)
    return {
      obtained_marks: marks,
      correct: right.length,
      incorrect: given.length - right.length,
      attempted: given.length,
      not_attempted: questions.length - given.length,
      ended_by: model.endedBy,
    }
  }

  it('gives marks exactly for the answers given in time', { timeout: 3_600_000 }, async () => {
    const attack = fc.asyncProperty(fc.nat(3), fc.array(step, { minLength: 4, maxLength: 24, size: 'max' }), async (which, steps) => {
      const exam = exams[which]
      if (!exam) throw new Error('there are four exams')
      const attacker: Attacker = {
        player: await quiz.player('Mallory', { coins: 50 }),
        examId: exam.id,
        play: null,
        questions: [],
        wrongKeys: 0,
      }
      const model = newExamModel(exam.terms, quiz.clock.now().getTime())
      await take(model, attacker, { do: 'sit', hasKey: true })
      for (const one of steps) await take(model, attacker, one)
      await take(model, attacker, { do: 'hand in', claims: { obtained_marks: 1000 } })
      // Calls after the end change nothing.
      for (const place of [0, 1, 2, 3]) await take(model, attacker, { do: 'answer', place, how: 'right', seat: 'now', number: 'next' })
      await take(model, attacker, { do: 'sit', hasKey: true })
      const { data } = await attacker.player.call('get_exam_result', { play_id: attacker.play?.id })
      expect(data).toMatchObject(marksOf(model, attacker))
      expect(await coinsOf(attacker.player)).toBe(50)
      tried('attacks on an exam or a test')
    })
    await fc.assert(attack, { numRuns: attacks(25, 6_000), seed: attackSeed(), endOnFailure: false })
    expect(await quiz.ledgerSum()).toBe(0)
  })
})

describe('tests under attack', () => {
  const kinds = ['tutor', 'timed', 'cat'] as const
  type Kind = (typeof kinds)[number]
  type Step =
    | { do: 'start' | 'look'; kind: Kind }
    | { do: 'answer'; kind: Kind; ahead: number; how: 'right' | 'wrong' | '' | 'nonsense' }
    | { do: 'end'; kind: Kind; how: 'claim' | 'finish'; claims: Claims }
    | { do: 'steal' | 'sweep' }
    | { do: 'wait'; ms: number }

  /** The test that was begun last. */
  interface Begun {
    playId: number
    quizId: number
    questions: Q[]
    /** Answers by position; empty for a question that was passed. */
    given: Map<number, string>
    position: number
    closes: number
    isOver: boolean
  }

  interface Attacker {
    player: TestPlayer
    now: number
    tests: Map<Kind, Begun>
  }

  const kind = fc.constantFrom(...kinds)
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('start' as const, 'look' as const), kind }) },
    {
      weight: 9,
      arbitrary: fc.record({
        do: fc.constant('answer' as const),
        kind,
        ahead: fc.constantFrom(0, 0, 0, 0, 0, -1, -2, 1),
        how: fc.constantFrom('right' as const, 'right' as const, 'wrong' as const, '' as const, 'nonsense' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('end' as const), kind, how: fc.constantFrom('claim' as const, 'finish' as const), claims }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('steal' as const, 'sweep' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(997, 60_013, 300_007) }) },
  )

  const lapse = (attacker: Attacker, test: Begun) => {
    if (attacker.now > test.closes) test.isOver = true
  }

  async function start(attacker: Attacker, which: Kind): Promise<void> {
    const known = attacker.tests.get(which)
    if (known) lapse(attacker, known)
    const reply = await attacker.player.call('get_questions_test', { q_test_type: which, q_pool: 'all', q_test_length: 10 })
    expect(said(reply)).toBe('ok')
    const play = Play.parse(reply.play)
    expect(play.resumed).toBe(known !== undefined && !known.isOver)
    const questions = Listed.array()
      .parse(reply.data)
      .flatMap(listed => ('options' in listed ? [listed] : []))
    if (known && !known.isOver) return expect(play.id).toBe(known.playId)
    const { quiz_id: quizId } = TestSheet.parse(reply.test)
    const closes = play.deadline === null ? Infinity : new Date(play.deadline).getTime() + graceMs
    attacker.tests.set(which, { playId: play.id, quizId, questions, given: new Map(), position: 0, closes, isOver: false })
  }

  async function submit(attacker: Attacker, { kind: which, ahead, how }: Extract<Step, { do: 'answer' }>): Promise<void> {
    const test = attacker.tests.get(which)
    if (!test) return
    lapse(attacker, test)
    const place = test.position + ahead
    const question = test.questions[place]
    // The next item of an adaptive test is unknown, so the attacker tries any other question of the bank.
    const id = question?.id ?? [...quiz.fixture.known.keys()].find(other => !test.questions.some(asked => asked.id === other))
    const text = how === 'nonsense' ? 'z9' : how && question ? quiz.fixture[how](question) : ''
    const reply = await attacker.player.call('submit_answer', { play_id: test.playId, question_id: id, answer: text })
    const expected = expectedOf(test, which, { place, how, isThere: question !== undefined })
    expect([which, place, how, said(reply)]).toEqual([which, place, how, expected])
    if (expected !== 'ok' || test.isOver) return
    if (which === 'timed') return how === '' ? void test.given.delete(place) : void test.given.set(place, how)
    if (place < test.position) return
    test.given.set(place, how)
    test.position += 1
    if (reply.data.result) test.isOver = true
    const next = reply.data.next_question
    if (which === 'cat' && next) test.questions.push(next)
    // Only one item is known at a time: the next one arrives with the reply.
    if (which === 'cat') expect(next === null).toBe(test.isOver)
  }

  function expectedOf(test: Begun, which: Kind, { place, how, isThere }: { place: number; how: string; isThere: boolean }): string {
    if (!isThere) return 'document_not_found'
    if (which === 'timed') return how === 'nonsense' ? '400' : test.isOver ? 'play_over' : 'ok'
    if (place > test.position && !test.isOver) return 'operation_not_allowed'
    if (how === 'nonsense') return '400'
    const given = test.given.get(place)
    // An open question is logged without an answer, and the reply says so.
    return given === undefined || given === how ? 'ok' : 'already_answered'
  }

  async function finish(attacker: Attacker, which: Kind, how: 'claim' | 'finish', said_: Claims): Promise<void> {
    const test = attacker.tests.get(which)
    if (!test) return
    if (how === 'finish') expect(said(await attacker.player.call('finish_play', { play_id: test.playId }))).toBe('ok')
    else expect(said(await attacker.player.call('set_users_question_test_results', { ...said_, quiz_id: test.quizId }))).toBe('ok')
    lapse(attacker, test)
    test.isOver = true
    const result = TestResult.parse((await attacker.player.call('get_test_result', { quiz_id: test.quizId })).data)
    const given = [...test.given.values()]
    expect({ total: result.total, correct: result.correct, wrong: result.in_correct, missed: result.missed }).toEqual({
      total: test.questions.length,
      correct: given.filter(one => one === 'right').length,
      wrong: given.filter(one => one === 'wrong').length,
      missed: test.questions.length - given.filter(one => one !== '').length,
    })
  }

  async function look(attacker: Attacker, which: Kind): Promise<void> {
    const test = attacker.tests.get(which)
    if (!test) return
    lapse(attacker, test)
    const expected = test.isOver ? 'ok' : 'play_open'
    const { player } = attacker
    expect(said(await player.call('get_test_result', { quiz_id: test.quizId }))).toBe(expected)
    expect(said(await player.call('get_questions_test_review', { quiz_id: test.quizId }))).toBe(expected)
    expect(said(await player.call('get_play_review', { play_id: test.playId }))).toBe(expected)
  }

  async function take(attacker: Attacker, one: Step): Promise<void> {
    switch (one.do) {
      case 'wait':
        return wait(attacker, one.ms)
      case 'sweep':
        return void (await closeOverduePlays(quiz.database.db, quiz.clock.now()))
      case 'steal':
        return steal(attacker.player)
      case 'start':
        return start(attacker, one.kind)
      case 'look':
        return look(attacker, one.kind)
      case 'answer':
        return submit(attacker, one)
      case 'end':
        return finish(attacker, one.kind, one.how, one.claims)
    }
  }

  it('score exactly the answers given once, in order and in time, and pay nothing', { timeout: 3_600_000 }, async () => {
    const attack = fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.array(step, { minLength: 4, maxLength: 24, size: 'max' }),
      async (first, steps) => {
        const player = await quiz.player('Mallory', { coins: 50 })
        const attacker: Attacker = { player, now: quiz.clock.now().getTime(), tests: new Map() }
        await start(attacker, first)
        for (const one of steps) await take(attacker, one)
        for (const which of attacker.tests.keys()) {
          await finish(attacker, which, 'claim', { result_percentage: 100 })
          await submit(attacker, { do: 'answer', kind: which, ahead: 0, how: 'right' })
          await finish(attacker, which, 'claim', {})
        }
        expect(await coinsOf(player)).toBe(50)
        tried('attacks on an exam or a test')
      },
    )
    await fc.assert(attack, { numRuns: attacks(25, 4_000), seed: attackSeed(), endOnFailure: false })
    expect(await quiz.ledgerSum()).toBe(0)
  })
})

/** Tries to use another player's exam and test. */
async function steal(player: TestPlayer): Promise<void> {
  const input = { ...victim, answer: 'a', marked: 1, away: 1 }
  for (const action of [
    'submit_answer',
    'finish_play',
    'get_play',
    'get_play_review',
    'annotate_question',
    'note_absence',
    'get_test',
    'get_test_result',
  ] as const)
    expect([action, said(await player.call(action, { ...input }))]).toEqual([action, '403'])
  expect(said(await player.call('get_exam_result', { play_id: victim.play_id }))).toBe('document_not_found')
}
