// The live board of an exam. A socket message about an event reloads the board. Saved answers send no message, so a timer reloads the board
// every few seconds.

import { useCallback, useEffect, useRef, useState } from 'react'
import { io, type Socket } from 'socket.io-client'
import { type ClientToServer, livePath, type ServerToClient } from '@trivium/contract/live-messages'
import { call, type Reply } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { readToken } from '../../platform/session.ts'

type Board = Reply<'get_exam_board'>
export type BoardSeat = Board['data'][number]
type BoardEvent = Board['events'][number]

export interface LiveBoard {
  seats: BoardSeat[]
  total: number
  /** Newest first. */
  events: BoardEvent[]
  /** How far the server's clock is ahead of this one, in ms. */
  aheadMs: number
  isLive: boolean
  problem: string | null
  lookAgain: () => Promise<void>
}

const lookEveryMs = 3000
/** Events within this time cause one reload. */
const togetherMs = 150
const keptEvents = 300

export function useBoard(examId: number, offset: number, limit: number): LiveBoard {
  const [board, setBoard] = useState<Omit<LiveBoard, 'isLive' | 'lookAgain'>>({
    seats: [],
    total: 0,
    events: [],
    aheadMs: 0,
    problem: null,
  })
  const last = useRef(0)
  const turn = useRef(0)
  const lookAgain = useCallback(async () => {
    const mine = ++turn.current
    try {
      const { data, total, now, events } = await call('get_exam_board', { exam_id: examId, after: last.current, offset, limit })
      if (mine !== turn.current) return
      last.current = Math.max(last.current, ...events.map(({ id }) => id))
      setBoard(before => ({
        seats: data,
        total,
        problem: null,
        aheadMs: Date.parse(now) - Date.now(),
        events: [...events.toReversed(), ...before.events].slice(0, keptEvents),
      }))
    } catch (error) {
      if (mine === turn.current) setBoard(before => ({ ...before, problem: messageOf(error) }))
    }
  }, [examId, offset, limit])
  useEffect(() => {
    void lookAgain()
    const timer = setInterval(() => document.visibilityState === 'visible' && void lookAgain(), lookEveryMs)
    return () => clearInterval(timer)
  }, [lookAgain])
  return { ...board, isLive: useBoardRoom(examId, lookAgain), lookAgain }
}

/** @returns whether the live connection is open */
function useBoardRoom(examId: number, onEvent: () => Promise<void>): boolean {
  const [isLive, setIsLive] = useState(false)
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    const socket: Socket<ServerToClient, ClientToServer> = io({
      path: livePath,
      transports: ['websocket'],
      forceNew: true,
      auth: { token: readToken() },
    })
    socket.on('connect', () => {
      socket.emit('room', { type: 'join', room: `examboard:${examId}`, after: null }, answer => setIsLive(answer === 'ok'))
    })
    socket.on('disconnect', () => setIsLive(false))
    socket.on('echo', answer => answer())
    socket.on('exam_board', () => {
      clearTimeout(soon)
      soon = setTimeout(() => void onEvent(), togetherMs)
    })
    return () => {
      clearTimeout(soon)
      socket.disconnect()
    }
  }, [examId, onEvent])
  return isLive
}
