import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Received, startCollector } from '../../../test/services/collector.ts'
import { freshDatabase } from '../../../test/setup/database.ts'
import { itDeep } from '../../../test/setup/effort.ts'
import { open, outcome } from '../../../test/app/live-pages.ts'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { startScheduler } from '../scheduler/scheduler.ts'
import { QuietExporter } from './quiet-exporter.ts'
import { startTracing } from './start.ts'
import { summaryOf } from './statements.ts'
import { readTraceparent } from './calls.ts'

type Collector = Awaited<ReturnType<typeof startCollector>>

const theirTrace = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${theirTrace}-00f067aa0ba902b7-01`

let collector: Collector
beforeAll(async () => {
  collector = await startCollector()
})
afterAll(() => collector.close())

const traced = (env: Record<string, string> = {}, more = {}) =>
  startQuiz({ rights: 'owner', env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...env }, ...more })

const only = (spans: Received[]): Received => {
  expect(spans).toHaveLength(1)
  return spans[0]!
}

describe('the trace of a call', () => {
  const lines: string[] = []
  let quiz: Quiz
  let faultId: unknown
  let secrets: string[]
  /** Makes all calls first and then stops the server, which sends the remaining spans. */
  beforeAll(async () => {
    quiz = await traced({ LOG_LEVEL: 'info' }, { logTo: { write: (line: string) => lines.push(line) } })
    await quiz.app.http.listen({ port: 0, host: '127.0.0.1' })
    const alice = await quiz.player('Alice Liddell', { email: 'alice@wonderland.example' })
    secrets = ['Liddell', 'wonderland', alice.token]
    const { play, questions } = await quiz.begin(alice, ancient)
    const answer = quiz.fixture.right(questions[0]!)
    const given = { play_id: play.id, question_id: questions[0]?.id, answer }
    await alice.call('submit_answer', given, { headers: { traceparent } })
    await alice.call('submit_answer', { ...given, answer: quiz.fixture.wrong(questions[0]!) })
    await quiz.database.db.schema.alterTable('transfers').renameTo('transfers_away').execute()
    faultId = Reflect.get(await alice.call('get_tracker_data'), 'request_id')
    await quiz.database.db.schema.alterTable('transfers_away').renameTo('transfers').execute()
    await quiz.app.http.inject({ method: 'POST', url: '/api/made_up_by_a_stranger' })
    await quiz.app.http.inject('/healthz')
    expect(await outcome(open(quiz.app, 'x'.repeat(43)))).toBe('unauthorized')
    await quiz.close()
  })

  const answers = () => collector.named('POST /api/submit_answer')

  it('has one span for the call, with its statements as children', () => {
    const call = answers().find(({ attributes }) => attributes['trivium.refusal'] === undefined)!
    expect(call).toMatchObject({ kind: 2, isError: false, resource: { 'service.name': 'trivium' } })
    expect(call.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/submit_answer',
      'http.response.status_code': 200,
    })
    const within = collector.spans.filter(({ traceId }) => traceId === call.traceId)
    const save = within.find(({ name }) => name === 'UPDATE plays')!
    expect(save).toMatchObject({ parentSpanId: call.spanId, kind: 3, attributes: { 'db.system.name': 'postgresql' } })
    expect(String(save.attributes['db.query.text'])).toContain('jsonb_to_recordset($1::jsonb)')
    expect(within.filter(span => span !== call).every(({ parentSpanId }) => parentSpanId === call.spanId)).toBe(true)
  })

  it('holds the code of a refusal, and does not mark it as an error', () => {
    const refused = only(answers().filter(({ attributes }) => attributes['trivium.refusal'] !== undefined))
    expect(refused).toMatchObject({ isError: false, attributes: { 'trivium.refusal': 'already_answered' } })
  })

  it('marks a fault as an error, in the span of the call and in that of its statement', () => {
    const fault = only(collector.named('POST /api/get_tracker_data'))
    expect(fault).toMatchObject({ isError: true, attributes: { 'error.type': '500', 'trivium.request_id': faultId } })
    const failed = collector.spans.filter(span => span.parentSpanId === fault.spanId && span.isError)
    expect(failed[0]?.attributes).toMatchObject({ 'db.response.status_code': '42P01' })
  })

  it('shares its trace id and request id with the log', () => {
    const fault = only(collector.named('POST /api/get_tracker_data'))
    const told = lines.map(line => JSON.parse(line)).filter(({ reqId }) => reqId === faultId)
    expect(told.find(({ msg }) => msg === 'fault')).toMatchObject({ trace_id: fault.traceId })
    expect(told.find(({ msg }) => msg === 'request completed')).toMatchObject({ trace_id: fault.traceId })
  })

  it('begins a new trace when a stranger names one, and links to theirs', () => {
    const linked = only(answers().filter(({ attributes }) => attributes['trivium.refusal'] === undefined))
    expect(linked.linked).toEqual([theirTrace])
    expect(linked.parentSpanId).toBeUndefined()
    expect(collector.spans.some(({ traceId }) => traceId === theirTrace)).toBe(false)
  })

  it('also exists for handshakes, but not for health checks, and never holds a made-up name', () => {
    const [handshake] = collector.spans.filter(({ name }) => name.startsWith('handshake'))
    expect(handshake).toMatchObject({ kind: 2, attributes: { 'trivium.refusal': 'unauthorized' } })
    expect(collector.named('POST /api/:action')).toHaveLength(1)
    expect(collector.text()).not.toContain('made_up')
    expect(collector.text()).not.toContain('healthz')
  })

  it('holds nothing personal', () => {
    for (const secret of secrets) expect(collector.text()).not.toContain(secret)
  })
})

describe('a trace of several processes', () => {
  it('continues in both processes when their proxy is trusted', async () => {
    const both = [await traced({ TRUST_TRACEPARENT: 'on' }), await traced({ TRUST_TRACEPARENT: 'on' })]
    for (const one of both) await one.stranger.call('get_settings', {}, { headers: { traceparent } })
    for (const one of both) await one.close()
    const spans = collector.named('POST /api/get_settings').filter(({ traceId }) => traceId === theirTrace)
    expect(spans.map(({ parentSpanId }) => parentSpanId)).toEqual(['00f067aa0ba902b7', '00f067aa0ba902b7'])
    expect(new Set(spans.map(({ resource }) => resource['service.instance.id'])).size).toBe(2)
  })

  it('is not sampled just because a stranger asks for it', async () => {
    const before = collector.spans.length
    const quiz = await traced({ OTEL_TRACES_SAMPLER_ARG: '0' })
    await quiz.stranger.call('get_settings', {}, { headers: { traceparent } })
    await quiz.close()
    expect(collector.spans).toHaveLength(before)
  })

  it.each([
    ['', undefined],
    [`00-${theirTrace}-00f067aa0ba902b7-00`, 0],
    [traceparent, 1],
    [`cc-${theirTrace}-00f067aa0ba902b7-01-what-comes-later`, 1],
    [`ff-${theirTrace}-00f067aa0ba902b7-01`, undefined],
    [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
    [`00-${theirTrace}-${'0'.repeat(16)}-01`, undefined],
    [`00-${theirTrace.toUpperCase()}-00f067aa0ba902b7-01`, undefined],
    [`${traceparent},${traceparent}`, undefined],
  ])('is read from the header %j as W3C specifies', (header, flags) => {
    expect(readTraceparent(header)?.traceFlags).toBe(flags)
  })
})

describe('a collector that is away', () => {
  it('affects no call, and does not keep the server from stopping', async () => {
    const lines: string[] = []
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', LOG_LEVEL: 'warn' }
    const quiz = await startQuiz({ env, logTo: { write: line => lines.push(line) } })
    const alice = await quiz.player('Alice')
    const replies = await Promise.all(Array.from({ length: 30 }, () => alice.call('get_user_coin_score')))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    await quiz.close()
    expect(lines.filter(line => line.includes('not delivered')).length).toBeLessThanOrEqual(1)
  })

  it('is logged once, and so is its return', () => {
    const warn = vi.fn()
    let error: Error | undefined = new Error('away')
    const exporter: SpanExporter = {
      export: (_spans, done) => done({ code: error ? ExportResultCode.FAILED : ExportResultCode.SUCCESS, error }),
      shutdown: async () => {},
    }
    const quiet = new QuietExporter(exporter, { warn })
    for (let time = 0; time < 5; time++) quiet.export([], () => {})
    expect(warn).toHaveBeenCalledOnce()
    error = undefined
    for (let time = 0; time < 5; time++) quiet.export([], () => {})
    expect(warn.mock.calls.map(args => args.at(-1))).toEqual(['traces are not delivered', 'traces are delivered again'])
  })
})

describe('the trace of a job', () => {
  it('holds its statements, and whether it failed', async () => {
    const database = await freshDatabase()
    const http = Fastify()
    const traces = { endpoint: collector.endpoint, serviceName: 'jobs', ratio: 1, trustsTraceparent: false }
    const tracing = startTracing(traces, http, database)
    const read = () => database.db.selectFrom('settings').selectAll().execute()
    const fail = () => Promise.reject(new TypeError('alice@wonderland.example'))
    const jobs = [
      { name: 'reading', everyMs: 1_000_000, run: read },
      { name: 'failing', everyMs: 1_000_000, run: fail },
    ]
    const scheduler = startScheduler({ isOn: false, log: http.log, jobs, follow: tracing.follow })
    for (const { name } of jobs) scheduler.begin(name)
    await scheduler.stop()
    await tracing.stop()
    await database.close()
    const reading = only(collector.named('job reading'))
    expect(reading.resource).toMatchObject({ 'service.name': 'jobs' })
    expect(collector.spans.find(({ parentSpanId }) => parentSpanId === reading.spanId)?.name).toBe('SELECT settings')
    expect(only(collector.named('job failing'))).toMatchObject({ isError: true, attributes: { 'error.type': 'TypeError' } })
    expect(collector.text()).not.toContain('wonderland')
  })

  it('ends with the job, without the later work of its timers', async () => {
    const database = await freshDatabase()
    const tracing = startTracing(
      { endpoint: collector.endpoint, serviceName: 'late', ratio: 1, trustsTraceparent: false },
      Fastify(),
      database,
    )
    const go = Promise.withResolvers<void>()
    let late: Promise<unknown> = Promise.resolve()
    await tracing.follow({ kind: 'job', name: 'leaving' }, async () => {
      late = go.promise.then(() => database.db.selectFrom('languages').selectAll().execute())
    })
    go.resolve()
    await late
    await tracing.stop()
    await database.close()
    const leaving = only(collector.named('job leaving'))
    expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === leaving.spanId)).toEqual([])
  })
})

describe('a statement', () => {
  it.each([
    ['select * from "accounts" where id = $1', 'SELECT accounts'],
    ['with wanted as (select 1) update plays p set x = 1', 'UPDATE plays'],
    ['insert into "sessions" ("a") values ($1)', 'INSERT sessions'],
    ['delete from plays where id in (select id from answers)', 'DELETE plays'],
    ['with a as (select 1 from answers) select 2', 'SELECT answers'],
    ['commit', 'COMMIT'],
  ])('%s has the summary %s', (text, summary) => {
    expect(summaryOf(text)).toBe(summary)
  })
})

describe('a server without an endpoint for traces', () => {
  const loadedWith = async (env: Record<string, string>): Promise<string[]> => {
    const script = join(import.meta.dirname, '../../../test/setup/loaded-files.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [script], {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
      maxBuffer: 2 ** 25,
    })
    return JSON.parse(stdout)
  }
  /** better-auth loads the API and the attribute names, which do nothing by themselves. */
  const ofTracing = (urls: string[]) => urls.filter(url => /@opentelemetry\/(?!api\/|semantic-conventions\/)|\/src\/tracing\//.test(url))

  itDeep('loads no file of OpenTelemetry', { timeout: 300_000 }, async () => {
    const plain = await loadedWith({})
    expect(plain.length).toBeGreaterThan(300)
    expect(ofTracing(plain)).toEqual([])
    expect(ofTracing(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })).length).toBeGreaterThan(20)
  })
})
