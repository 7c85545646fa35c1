// Rooms deliver every message to their pages once and in order. The database stores numbered messages, and an announcement only tells a
// room that there is something to read. So a broken connection or process loses nothing.

import type { FastifyBaseLogger } from 'fastify'
import type { RoomAnswer, RoomMessage, ServerMessage } from '@trivium/contract/live-messages'
import type { SignedIn } from '../api/handle.ts'

export interface RoomEvent {
  number: number
  /** The only place that hides content from a player. Null when the event has nothing for this player. */
  messageFor: (player: SignedIn) => RoomMessage | null
}

export interface EventRange {
  after: number
  /** Inclusive; null for no limit. */
  upTo: number | null
  /** The most events of one read. */
  limit: number
}

export interface RoomKind {
  /** The first part of a room's name; the key is the second part. */
  kind: string
  mayJoin: (player: SignedIn, key: string) => Promise<boolean>
  /** Returns the events in the order of their numbers. */
  read: (key: string, span: EventRange) => Promise<RoomEvent[]>
  /** The number of the latest event, 0 before the first. A page that joins without a number gets everything after it. */
  newest: (key: string) => Promise<number>
  /**
   * Called when a player's first page in this process has joined, and when the last one has left.
   * @param rttMs measured round trip of the page's connection; 0 if unknown
   */
  onPresence?: (key: string, accountId: number, isHere: boolean, rttMs: number) => Promise<void>
}

/** An open page. */
export interface RoomMember {
  player: SignedIn
  send: (message: ServerMessage) => void
  /** Measured round trip of its connection, in milliseconds. */
  rttMs: number
}

/** The messages that a page has received from a room. */
interface Heard {
  /** For a page that joined without a number: null until the newest number is read. */
  last: number | null
  /** Numbers are assigned before the commit and announced at the commit, so a lower number may arrive after a higher one. */
  sent: Set<number>
}

const roomsPerMember = 8
const pageSize = 100
const rememberedNumbers = 200

export class Rooms {
  readonly #kinds: readonly RoomKind[]
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #members = new Map<string, Map<RoomMember, Heard>>()
  /** Per room: the queue of reads and deliveries. */
  readonly #work = new Map<string, Promise<void>>()

  constructor(kinds: readonly RoomKind[], log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#kinds = kinds
    this.#log = log
  }

  /** @param after the number of the last message the page has; null to start with new messages */
  async join(member: RoomMember, room: string, after: number | null): Promise<RoomAnswer> {
    const { kind, key } = this.#placeOf(room)
    if (!kind || !(await kind.mayJoin(member.player, key))) return 'not_here'
    if ([...this.#members.values()].filter(one => one.has(member)).length >= roomsPerMember) return 'too_many_rooms'
    const heard: Heard = { last: after, sent: new Set() }
    const isFirst = this.#pagesOf(member, room) === 0
    // We add the page before the read, so that events announced meanwhile wait in the room's queue.
    this.#members.set(room, (this.#members.get(room) ?? new Map<RoomMember, Heard>()).set(member, heard))
    if (isFirst) this.#tellPresence(room, member, true)
    if (after !== null) await this.#inOrder(room, () => catchUp(kind, room, new Map([[member, heard]])))
    else {
      await this.#inOrder(room, async () => {
        heard.last ??= await kind.newest(key)
      })
    }
    return 'ok'
  }

  leave(member: RoomMember, room: string): void {
    const inRoom = this.#members.get(room)
    if (!inRoom?.delete(member)) return
    if (inRoom.size === 0) this.#members.delete(room)
    if (this.#pagesOf(member, room) === 0) this.#tellPresence(room, member, false)
  }

  /** Removes a closed page from all rooms. */
  forget(member: RoomMember): void {
    for (const room of this.#members.keys()) this.leave(member, room)
  }

  /** Handles an announcement. @param announced `kind:key:number` */
  hear(announced: string): void {
    const [room, number] = [announced.slice(0, announced.lastIndexOf(':')), Number(announced.slice(announced.lastIndexOf(':') + 1))]
    const { kind, key } = this.#placeOf(room)
    // We read nothing for a room without pages in this process.
    if (!kind || !this.#members.has(room)) return
    void this.#inOrder(room, async () => {
      const inRoom = this.#members.get(room)
      // All pages may have left while this task waited in the queue.
      if (!inRoom) return
      const after = Math.min(...[...inRoom.values()].map(({ last }) => Math.min(last ?? number, number - 1)))
      for (const event of await kind.read(key, { after, upTo: number, limit: pageSize })) {
        for (const [member, heard] of inRoom) if (event.number === number || isAfter(event, heard)) deliver(room, event, member, heard)
      }
    })
  }

  /** Call it when announcements may have been lost: every room reads the events that its pages lack. */
  reread(): void {
    for (const [room, inRoom] of this.#members) {
      const { kind } = this.#placeOf(room)
      if (kind) void this.#inOrder(room, () => catchUp(kind, room, inRoom))
    }
  }

  get size(): number {
    return this.#members.size
  }

  /** The number of accounts in a room, counting only pages of this process. */
  countIn(room: string): number {
    return new Set(this.#pagesIn(room).map(({ player }) => player.id)).size
  }

  /** Waits for all queued reads and deliveries. */
  async settled(): Promise<void> {
    await Promise.all(this.#work.values())
  }

  #placeOf(room: string): { kind: RoomKind | undefined; key: string } {
    const [name = '', key = ''] = room.split(':')
    return { kind: this.#kinds.find(({ kind }) => kind === name), key }
  }

  #pagesIn(room: string): RoomMember[] {
    return [...(this.#members.get(room)?.keys() ?? [])]
  }

  #pagesOf({ player }: RoomMember, room: string): number {
    return this.#pagesIn(room).filter(page => page.player.id === player.id).length
  }

  #tellPresence(room: string, { player, rttMs }: RoomMember, isHere: boolean): void {
    const { kind, key } = this.#placeOf(room)
    if (kind?.onPresence) void this.#inOrder(room, async () => kind.onPresence?.(key, player.id, isHere, rttMs))
  }

  /** Runs the tasks of a room one after the other, so that messages arrive in order. */
  #inOrder(room: string, task: () => Promise<void>): Promise<void> {
    const done = (this.#work.get(room) ?? Promise.resolve())
      .then(task)
      .catch((error: unknown) => this.#log.warn({ err: error, room: room.split(':')[0] }, 'events of a room were not delivered'))
      .then(() => {
        if (this.#work.get(room) === done) this.#work.delete(room)
      })
    this.#work.set(room, done)
    return done
  }
}

const isAfter = ({ number }: RoomEvent, { last }: Heard) => last !== null && number > last

/** Delivers everything that these pages have not received yet, in batches. */
async function catchUp(kind: RoomKind, room: string, inRoom: Map<RoomMember, Heard>): Promise<void> {
  const numbers = [...inRoom.values()].flatMap(({ last }) => last ?? [])
  if (numbers.length === 0) return
  let after = Math.min(...numbers)
  for (let isMore = true; isMore;) {
    const events = await kind.read(room.slice(room.indexOf(':') + 1), { after, upTo: null, limit: pageSize })
    for (const event of events) {
      for (const [member, heard] of inRoom) if (isAfter(event, heard)) deliver(room, event, member, heard)
      after = event.number
    }
    isMore = events.length === pageSize
  }
}

function deliver(room: string, event: RoomEvent, member: RoomMember, heard: Heard): void {
  const { number } = event
  if (heard.sent.has(number)) return
  heard.last = Math.max(heard.last ?? 0, number)
  heard.sent.add(number)
  if (heard.sent.size > rememberedNumbers) for (const oldest of [...heard.sent].slice(0, 1)) heard.sent.delete(oldest)
  const message = event.messageFor(member.player)
  if (message) member.send({ ...message, room, number })
}
