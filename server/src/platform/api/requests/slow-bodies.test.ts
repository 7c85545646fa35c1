// A player who sends headers at once and the body much later must gain neither time nor connections.

import { type ClientRequest, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'

const lines: string[] = []
let quiz: Quiz
let address: string
beforeAll(async () => {
  quiz = await startQuiz({ env: { LOG_LEVEL: 'debug' }, logTo: { write: line => lines.push(line) } })
  // Node checks this often for connections that have timed out.
  Reflect.set(quiz.app.http.server, 'connectionsCheckingInterval', 20)
  address = await quiz.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => quiz.close())

interface Slow {
  action: string
  headers: Record<string, string>
  /** Called when the server has read the headers and waits for the body. */
  onAwaited: (call: ClientRequest) => void | Promise<void>
}

/** @returns status and body, or the error that ended the connection */
function callSlowly({ token }: TestPlayer, { action, headers, onAwaited }: Slow): Promise<string> {
  const all = { authorization: `Bearer ${token}`, expect: '100-continue', ...headers }
  return new Promise(resolve => {
    const call = request(`${address}/api/${action}`, { method: 'POST', headers: all }, async reply =>
      resolve(`${reply.statusCode} ${await text(reply)}`),
    )
    call.on('error', error => resolve(error.message))
    call.on('continue', () => void onAwaited(call))
    call.flushHeaders()
  })
}

describe('a body that comes long after its headers', () => {
  it.each<Record<string, string>>([{}, { 'idempotency-key': 'slowly' }])('counts at the moment it arrives: %j', async key => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const [first, second] = questions
    const answer = await callSlowly(alice, {
      action: 'submit_answer',
      headers: { 'content-type': 'application/json', ...key },
      onAwaited(call) {
        quiz.clock.advance(31_100)
        call.end(JSON.stringify({ play_id: play.id, question_id: first?.id, answer: first && quiz.fixture.right(first) }))
      },
    })
    expect(JSON.parse(answer.slice(4)).data).toMatchObject({ correct: false, score: 0, answered: 1, current_question_id: second?.id })
  })
})

describe('a body held back beyond the end of the session', () => {
  const headers = { 'content-type': 'application/json' }

  it.each([0, 1_100])('changes nothing in an account that was deleted meanwhile, %d ms later', async ms => {
    const alice = await quiz.player()
    const answer = await callSlowly(alice, {
      action: 'update_profile',
      headers,
      async onAwaited(call) {
        await alice.call('delete_user_account')
        quiz.clock.advance(ms)
        call.end(JSON.stringify({ name: 'Alice again' }))
      },
    })
    expect(answer).toMatch(/^401 /)
    const { db } = quiz.database
    const named = await db.selectFrom('accounts').select('id').where('name', '=', 'Alice again').execute()
    expect(named).toEqual([])
  })

  it.each([
    ['report_question', { message: 'I am Alice, call me' }],
    ['set_bookmark', { status: 1, type: 'quiz_zone' }],
    ['get_user_by_id', {}],
  ])('leaves nothing of %s behind, even when it arrives at once', async (action, body) => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await quiz.answer(alice, play, questions[0], 'wrong')
    const answer = await callSlowly(alice, {
      action,
      headers,
      async onAwaited(call) {
        await alice.call('delete_user_account')
        call.end(JSON.stringify({ question_id: questions[0]?.id, ...body }))
      },
    })
    expect(answer).toMatch(/^401 /)
    const { db } = quiz.database
    const left = await Promise.all(
      (['reports', 'bookmarks', 'streaks'] as const).map(table =>
        db.selectFrom(table).selectAll().where('account_id', '=', alice.id).execute(),
      ),
    )
    expect(left).toEqual([[], [], []])
  })

  it('deletes nothing after sign-out', async () => {
    const alice = await quiz.player()
    const answer = await callSlowly(alice, {
      action: 'delete_user_account',
      headers,
      async onAwaited(call) {
        await alice.call('logout')
        quiz.clock.advance(1_100)
        call.end('{}')
      },
    })
    expect(answer).toMatch(/^401 /)
    const { status } = await quiz.database.db.selectFrom('accounts').select('status').where('id', '=', alice.id).executeTakeFirstOrThrow()
    expect(status).toBe('active')
  })
})

describe('a body that never ends', () => {
  it.each(['application/json', 'multipart/form-data; boundary=x'])('loses its connection, and logs no fault: %s', async type => {
    const { server } = quiz.app.http
    expect(server).toMatchObject({ headersTimeout: 60_000, requestTimeout: 120_000, timeout: 120_000 })
    const alice = await quiz.player()
    lines.length = 0
    const answer = await callSlowly(alice, {
      action: 'upload_profile_image',
      headers: { 'content-type': type, 'content-length': '100' },
      onAwaited(call) {
        call.write('--x\r\n')
        Object.assign(server, { headersTimeout: 20, requestTimeout: 20 })
      },
    })
    Object.assign(server, { headersTimeout: 60_000, requestTimeout: 120_000 })
    expect(answer).toMatch(/^408 |ECONNRESET|socket hang up/)
    expect(await alice.call('get_user_by_id')).toMatchObject({ error: false })
    expect(lines.filter(line => line.includes('incoming request'))).toHaveLength(2)
    expect(lines.filter(line => line.includes('"fault"'))).toEqual([])
  })
})
