// The messages of the socket, typed for both sides. The socket only notifies: queries and commands go over HTTP.
// The web client loads this file, so it contains no schema.

import type { Battle } from './compete/battles.ts'
import type { ClientMessage } from './live-requests.ts'
import type { Notice } from './rewards/notices.ts'

/** The content of a message in a room. */
export type RoomMessage =
  | { type: 'notice'; notice: Notice; unread: number }
  /** A battle's room: the newest view contains everything that older ones do, so a page keeps the one with the highest number. */
  | { type: 'battle'; battle: Battle }
  /** The room `search:<search_id>`: the search has ended, with a battle or without an opponent. */
  | { type: 'search'; room_id: string | null }
  /** The room `messages:<account>`: the player has a new message. */
  | { type: 'message'; unread: number }
  /**
   * The room `play:<play_id>`, for its player: somebody other than this page has moved the clock of the play, ended it or reopened it.
   * `number` is the play's `version`; a page that has an older one calls `get_play`.
   */
  | { type: 'play'; state: 'open' | 'finished' }
  /** The room `exam:<play_id>`: the current seat; answers from older ones are refused. */
  | { type: 'exam'; seat: number }
  /** The room `examdoor:<exam_id>`, for players who may sit it: the examiner has changed the exam. Its pages call `get_exam_module`. */
  | { type: 'exam_door' }
  /** The room `examboard:<exam_id>`, for examiners: the log of the exam has a new event. */
  | { type: 'exam_board'; event_id: number }

/** Numbers increase within a room. A reconnecting client sends the last number it has and receives the missed messages in order. */
export type ServerMessage = RoomMessage & { room: string; number: number }

export type RoomAnswer = 'ok' | 'not_here' | 'too_many_rooms' | 'unavailable'

/** Keyed by message type. */
export type ServerToClient = { [Message in ServerMessage as Message['type']]: (message: Message) => void } & {
  /** Measures the round-trip time: the page answers at once. */
  echo: (answer: () => void) => void
  /** The site has gone into maintenance; the server closes the socket. */
  maintenance: () => void
}
export interface ClientToServer {
  room: (message: ClientMessage, answer: (outcome: RoomAnswer) => void) => void
}

/** The path that serves the socket. */
export const livePath = '/live/'
