// The rooms that pages of this tab listen to, over one connection. After a reconnect each room is joined again with the number of its last
// message, so that the server sends the missed ones. live.ts provides the socket.

import type { RoomAnswer, ServerMessage } from '@trivium/contract/live-messages'
import type { ClientMessage } from '@trivium/contract/live-requests'

export interface RoomListener {
  onMessage: (message: ServerMessage) => void
  /** Whether the room is joined, so that the server sends its messages. Otherwise the page has to poll. */
  onHeard: (isHeard: boolean) => void
}

interface OpenRoom {
  listeners: Set<RoomListener>
  /** The number of the last message; null before the first. */
  last: number | null
  isHeard: boolean
  /** Others wait for this page, for example in a battle. */
  isHurried: boolean
  retry: ReturnType<typeof setTimeout> | undefined
}

export type Send = (message: ClientMessage, onAnswer: (answer: RoomAnswer) => void) => void

const retryMs = 3000

export class LiveRooms {
  readonly #rooms = new Map<string, OpenRoom>()
  readonly #send: Send
  #isConnected = false

  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Opens a room for a page.
   * @param after the number of the last message that the page knows; 0 to receive earlier messages as well; null for new ones only
   * @param isHurried whether others wait for this page
   * @returns a function that leaves the room
   */
  open(name: string, listener: RoomListener, after: number | null = null, isHurried = true): () => void {
    const known = this.#rooms.get(name)
    const room = known ?? { listeners: new Set(), last: after, isHeard: false, isHurried, retry: undefined }
    room.listeners.add(listener)
    this.#rooms.set(name, room)
    if (known) listener.onHeard(room.isHeard)
    else if (this.#isConnected) this.#join(name, room)
    return () => this.#close(name, room, listener)
  }

  get isEmpty(): boolean {
    return this.#rooms.size === 0
  }

  get isHurried(): boolean {
    return [...this.#rooms.values()].some(room => room.isHurried)
  }

  hear(message: ServerMessage): void {
    const room = this.#rooms.get(message.room)
    if (!room) return
    room.last = Math.max(room.last ?? 0, message.number)
    for (const { onMessage } of room.listeners) onMessage(message)
  }

  connected(): void {
    this.#isConnected = true
    for (const [name, room] of this.#rooms) this.#join(name, room)
  }

  disconnected(): void {
    this.#isConnected = false
    for (const room of this.#rooms.values()) this.#mark(room, false)
  }

  #join(name: string, room: OpenRoom): void {
    clearTimeout(room.retry)
    this.#send({ type: 'join', room: name, after: room.last }, answer => {
      if (this.#rooms.get(name) !== room || !this.#isConnected) return
      this.#mark(room, answer === 'ok')
      if (answer === 'unavailable') room.retry = setTimeout(() => this.#join(name, room), retryMs)
    })
  }

  #mark(room: OpenRoom, isHeard: boolean): void {
    if (!isHeard) clearTimeout(room.retry)
    if (room.isHeard === isHeard) return
    room.isHeard = isHeard
    for (const { onHeard } of room.listeners) onHeard(isHeard)
  }

  #close(name: string, room: OpenRoom, listener: RoomListener): void {
    room.listeners.delete(listener)
    if (room.listeners.size > 0 || this.#rooms.get(name) !== room) return
    clearTimeout(room.retry)
    this.#rooms.delete(name)
    if (this.#isConnected) this.#send({ type: 'leave', room: name }, () => {})
  }
}
