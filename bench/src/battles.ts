// Measures many battles at once, with one answer per player about every eight seconds: `node bench/src/battles.ts`. Measures the time from
// sending an answer until the other page gets it, and the cost of the server process, compared with a bare web socket echo of messages
// of the same size and pace. BENCH_BATTLES sets the number of battles, BENCH_SECONDS the duration, BENCH_DATABASE_URL the PostgreSQL
// server. With BENCH_REDIS_URL a second measurement has two processes, with the players of each battle on different ones.

import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Battle } from '@trivium/contract/compete/battles'
import { WebSocket } from 'ws'
import { migrate } from '../../server/src/platform/db/upkeep/migrate.ts'
import { changeSetting } from '../../server/src/platform/settings/index.ts'
import { type Fixture, loadFixture } from '../../server/test/app/fixture.ts'
import { call, type Frame, openPage } from './harness/battle-pages.ts'
import { environment, signUpPlayers } from './harness/bench-app.ts'
import { analyzeFilled, withDatabase, withOwnUrl } from './harness/own-database.ts'
import { startProcess, type Started, withProcess } from './harness/processes.ts'
import { table } from './harness/timing.ts'

const battles = Number(process.env.BENCH_BATTLES || 1000)
const seconds = Number(process.env.BENCH_SECONDS || 60)
const redisUrl = process.env.BENCH_REDIS_URL
/** One answer takes eight seconds: two to read, at most three to answer, three for the reveal. */
const slowestAnswerMs = 3_000

interface Measured {
  name: string
  delays: number[]
  /** Mean size of a message, in bytes. */
  bytes: number
  /** The share of one core, 0 to 1, for each process. */
  shares: number[]
  /** Bytes of memory per battle. */
  perBattle: number
}

const results: Measured[] = []
await withOwnUrl(process.env.BENCH_DATABASE_URL, async url => {
  const { fixture, tokens } = await withDatabase(url, async database => {
    await migrate(database)
    const fixture = await loadFixture(database.db)
    await changeSetting(database.db, 'battles_for_coins_per_hour', 1_000_000, new Date())
    // Each measurement has its own players: nobody can be in two battles, and the battles of the first measurement never end.
    const tokens = await signUpPlayers(database, 2 * battles * (redisUrl ? 2 : 1))
    await analyzeFilled(database)
    return { fixture, tokens }
  })
  const one = await measureBattles('one process', url, 1, { fixture, tokens: tokens.slice(0, 2 * battles) })
  results.push(one, await measureEcho(one))
  const others = tokens.slice(2 * battles)
  if (redisUrl) results.push(await measureBattles('two processes, Redis', url, 2, { fixture, tokens: others }))
})
const at = (delays: number[], share: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? Number.NaN
console.log(
  table([
    [`${battles} battles at once, ${seconds} s`, 'answers', 'p50 ms', 'p95 ms', 'p99 ms', 'bytes', 'cores', 'KB a battle'],
    ...results.map(({ name, delays, bytes, shares, perBattle }) => {
      const sorted = delays.toSorted((one, other) => one - other)
      const times = [0.5, 0.95, 0.99].map(share => at(sorted, share).toFixed(1))
      const cores = shares.map(share => share.toFixed(2)).join(' + ')
      return [name, String(delays.length), ...times, bytes.toFixed(0), cores, (perBattle / 1024).toFixed(0)]
    }),
  ]),
)

interface Prepared {
  fixture: Fixture
  tokens: string[]
}

async function measureBattles(name: string, url: string, processes: number, { fixture, tokens }: Prepared): Promise<Measured> {
  const env = { ...environment, DATABASE_URL: url, ...(processes > 1 && redisUrl ? { REDIS_URL: redisUrl } : {}) }
  const servers: Started[] = []
  for (let count = 0; count < processes; count++) servers.push(await startProcess('serve.ts', env))
  const homeOf = (player: number) => servers[player % processes]?.url ?? ''
  const before = memoryOf(servers)
  const delays: number[] = []
  const sizes: number[] = []
  const sockets: WebSocket[] = []
  let isMeasuring = false
  const rooms = await openRooms(homeOf, tokens)
  for (const [index, roomId] of rooms.entries()) {
    const [one, other] = [2 * index, 2 * index + 1]
    const sentAt = new Map<number, number>()
    for (const player of [one, other]) {
      const hear = ({ battle, bytes, at }: Frame) => {
        if (isMeasuring) sizes.push(bytes)
        const [own, rival] = [battle.users.find(isMine(battle)), battle.users.find(user => !isMine(battle)(user))]
        const sent = rival && sentAt.get(rival.uid)
        if (rival && sent !== undefined && (rival.has_answered || battle.state === 'reveal')) {
          if (isMeasuring) delays.push(at - sent)
          sentAt.delete(rival.uid)
        }
        if (battle.state === 'open' && own && !own.has_answered) void answerSoon(battle, own.uid)
      }
      const answered = new Set<number>()
      const answerSoon = async ({ question, play_id }: Battle, uid: number): Promise<void> => {
        if (!question || answered.has(question.id)) return
        answered.add(question.id)
        await sleep(Math.random() * slowestAnswerMs)
        sentAt.set(uid, performance.now())
        const fields = { play_id, question_id: question.id, answer: fixture.right(question) }
        await call(homeOf(player), tokens[player] ?? '', 'submit_answer', fields).catch(() => {})
      }
      sockets.push(await openPage(homeOf(player), tokens[player] ?? '', roomId, hear))
    }
    void call(homeOf(one), tokens[one] ?? '', 'start_room', { room_id: roomId })
    // Starts are spread over eight seconds, so that players do not answer all at the same time.
    await sleep(8_000 / battles)
  }
  const used = cpuOf(servers)
  isMeasuring = true
  await sleep(seconds * 1000)
  isMeasuring = false
  const shares = cpuOf(servers).map((after, index) => (after - (used[index] ?? 0)) / seconds)
  const perBattle = (memoryOf(servers) - before) / battles
  for (const socket of sockets) socket.terminate()
  for (const server of servers) await server.stop('SIGKILL')
  return { name, delays, bytes: mean(sizes), shares, perBattle }
}

function isMine({ seat }: Battle) {
  return (user: { seat: number }) => user.seat === seat
}

async function openRooms(homeOf: (player: number) => string, tokens: string[]): Promise<string[]> {
  const rooms: string[] = []
  for (let index = 0; index < battles; index++) {
    const [one, other] = [2 * index, 2 * index + 1]
    // The maximum number of questions, so that no battle ends during the measurement.
    const { data } = await call(homeOf(one), tokens[one] ?? '', 'create_room', { room_type: 'friend', no_of_que: 20, minutes: 5, entry: 0 })
    await call(homeOf(other), tokens[other] ?? '', 'join_room', { room_code: data.roomCode })
    rooms.push(data.roomID)
  }
  return rooms
}

/** The same number and size of messages over the same number of sockets, passed on by a bare server. */
async function measureEcho({ bytes }: Measured): Promise<Measured> {
  return withProcess('bare-echo.ts', {}, async server => {
    const before = memoryOf([server])
    const delays: number[] = []
    const text = 'x'.repeat(Math.max(0, Math.round(bytes) - 20))
    const sockets: WebSocket[] = []
    for (let player = 0; player < 2 * battles; player++) {
      const socket = new WebSocket(`${server.url}/${player >> 1}`)
      socket.on('message', (data: Buffer) => delays.push(performance.now() - Number(String(data).split(' ', 1)[0])))
      await new Promise(resolve => socket.on('open', resolve))
      sockets.push(socket)
    }
    const [used] = cpuOf([server])
    const until = performance.now() + seconds * 1000
    await Promise.all(
      sockets.map(async socket => {
        await sleep(Math.random() * 8_000)
        while (performance.now() < until) {
          socket.send(`${performance.now()} ${text}`)
          await sleep(8_000)
        }
      }),
    )
    const [after] = cpuOf([server])
    const perBattle = (memoryOf([server]) - before) / battles
    for (const socket of sockets) socket.terminate()
    return { name: 'bare echo', delays, bytes, shares: [((after ?? 0) - (used ?? 0)) / seconds], perBattle }
  })
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** Seconds of processor time of each process so far. */
function cpuOf(servers: Started[]): number[] {
  return servers.map(({ child }) => {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  })
}

/** Resident bytes of all processes. */
function memoryOf(servers: Started[]): number {
  const kilobytes = servers.map(({ child }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]))
  return 1024 * kilobytes.reduce((sum, one) => sum + one, 0)
}
