// Players of a rehearsal. They play rounds, or battle each other with sockets that reconnect like those of a page
// (web/src/platform/calls/live.ts), and remember everything that was acknowledged.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Battle } from '@trivium/contract/compete/battles'
import { livePath } from '@trivium/contract/live-messages'
import type { Q } from '@trivium/contract/play/plays'
import { WebSocket } from 'ws'
import { type Connection, RefusedCall } from './connection.ts'

export interface Told {
  /** `play:question` of each acknowledged answer. */
  answers: Set<string>
  plays: number
  battles: number
  /** The times without a socket in battles, in milliseconds. */
  deaf: number[]
  problems: string[]
}

export const nothingTold = (): Told => ({ answers: new Set(), plays: 0, battles: 0, deaf: [], problems: [] })

/** Plays round after round until `over` is aborted. */
export async function playRounds(line: Connection, told: Told, over: AbortSignal, pauseMs: number): Promise<void> {
  while (!over.aborted) {
    try {
      await playRound(line, told, over, pauseMs)
    } catch (error) {
      told.problems.push(String(error))
      await sleep(500)
    }
  }
}

async function playRound(line: Connection, told: Told, over: AbortSignal, pauseMs: number): Promise<void> {
  const started = await line.call('get_questions_by_type', { type: 'true_false' })
  const { play } = started
  if (!play) throw new Error('a started play is a play')
  let id: number | null = started.data[play.answered]?.id ?? null
  while (id !== null && !over.aborted) {
    await sleep(pauseMs * (0.5 + Math.random()))
    const { data } = await line.call('submit_answer', { play_id: play.id, question_id: id, answer: 'a' })
    told.answers.add(`${play.id}:${id}`)
    const next: Q | null | undefined = data.next_question ?? started.data[data.answered]
    if (data.result) told.plays += 1
    id = data.result ? null : (data.current_question_id ?? next?.id ?? null)
  }
}

/** Two players battle each other again and again. */
export async function battle([one, other]: [Connection, Connection], told: Told, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    try {
      const made = await one.call('create_room', { room_type: 'friend', no_of_que: 5, entry: 0 }, `room-${Math.random()}`)
      await other.call('join_room', { room_code: made.data.roomCode }, `join-${Math.random()}`)
      const roomId = made.data.roomID
      const sides = [one, other].map(line => playBattle(line, roomId, told))
      await start(one, roomId)
      await Promise.all(sides)
      told.battles += 1
    } catch (error) {
      told.problems.push(String(error))
      await sleep(1000)
    }
  }
}

async function start(owner: Connection, room_id: string): Promise<void> {
  for (let turn = 0; turn < 30; turn++) {
    try {
      await owner.call('start_room', { room_id })
      return
    } catch (error) {
      if (!(error instanceof RefusedCall) || error.reason !== 'not_enough_players') throw error
      await sleep(300)
    }
  }
  throw new Error('a battle did not start')
}

const isEnded = ({ state }: Battle) => state === 'over' || state === 'void' || state === 'deleted'

/** Resolves when the battle is over for this player. */
function playBattle(line: Connection, roomId: string, told: Told): Promise<void> {
  return new Promise((resolve, reject) => {
    const answered = new Set<number>()
    let lastHeardAt = performance.now()
    const see = (view: Battle) => {
      lastHeardAt = performance.now()
      if (isEnded(view)) return end()
      const mine = view.users.find(({ seat }) => seat === view.seat)
      const { question } = view
      // An answer after its round is no error and does not count: an answer is acknowledged when the view shows it.
      if (question && mine?.has_answered) told.answers.add(`${view.play_id}:${question.id}`)
      if (view.state !== 'open' || !question || !mine || mine.has_answered || answered.has(question.id)) return
      answered.add(question.id)
      void answer(view, question.id)
    }
    const answer = async (view: Battle, id: number) => {
      await sleep(Math.random() * 1500)
      try {
        await line.call('submit_answer', { play_id: view.play_id, question_id: id, answer: 'a' })
      } catch (error) {
        // The round may have closed meanwhile; any other error is a problem.
        if (!(error instanceof RefusedCall) || !/closed|over|late|already|not_found|expired/.test(error.reason))
          told.problems.push(String(error))
      }
    }
    const socket = keepSocket(line, roomId, see, told)
    // Like a page, asks for the battle when an event was due and did not arrive.
    const asking = setInterval(() => {
      if (performance.now() - lastHeardAt < 4000) return
      lastHeardAt = performance.now()
      line.call('get_battle', { room_id: roomId }).then(
        ({ data }) => see(data),
        (error: unknown) => end(error),
      )
    }, 500)
    const end = (error?: unknown) => {
      clearInterval(asking)
      socket.close()
      if (error === undefined) resolve()
      else reject(error instanceof Error ? error : new Error('a battle could not be looked at'))
    }
  })
}

/** Reconnects after 0.3 to 1.5 seconds when the server closed the socket, or it broke. */
function keepSocket(line: Connection, roomId: string, see: (view: Battle) => void, told: Told): { close: () => void } {
  let isOver = false
  let socket: WebSocket
  let awayFrom: number | null = null
  let last = 0
  const open = () => {
    const url = `wss://localhost:${line.door.port}${livePath}?EIO=4&transport=websocket`
    socket = new WebSocket(url, { ca: line.door.certificate, localAddress: line.address, family: 4 })
    socket.on('error', () => {})
    socket.on('message', (data: Buffer) => hear(String(data)))
    socket.on('close', () => {
      if (isOver) return
      awayFrom ??= performance.now()
      setTimeout(() => !isOver && open(), 300 + Math.random() * 1200)
    })
  }
  const hear = (text: string) => {
    if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token: line.token })}`)
    else if (text === '2') socket.send('3')
    else if (text.startsWith('44')) told.problems.push(`a socket was refused: ${text}`)
    else if (text.startsWith('41')) socket.close()
    else if (text.startsWith('40')) socket.send(`421${JSON.stringify(['room', { type: 'join', room: `battle:${roomId}`, after: last }])}`)
    else if (/^42\d+\["echo"/.test(text)) socket.send(`43${/^42(\d+)/.exec(text)?.[1]}[]`)
    else if (text.startsWith('431')) {
      if (awayFrom !== null) told.deaf.push(performance.now() - awayFrom)
      awayFrom = null
    } else if (text.startsWith('42["battle"')) {
      const message: { number: number; battle: Battle } = JSON.parse(text.slice(2))[1]
      last = Math.max(last, message.number)
      see(message.battle)
    }
  }
  open()
  return {
    close() {
      isOver = true
      socket.close()
    },
  }
}
