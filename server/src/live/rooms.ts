// Rooms: who hears what, and that they hear all of it, in order, once. What is said stands in the database, numbered; a room is told
// that there is something and reads it. So nothing is lost with a line or a process.

import type { FastifyBaseLogger } from 'fastify'
import type { RoomAnswer, RoomMessage, ServerMessage } from '@trivium/contract/live-messages'
import type { SignedIn } from '../api/handle.ts'

export interface RoomEvent {
  number: number
  /** The one place that hides what a player may not see. Null where there is nothing for them. */
  messageFor: (player: SignedIn) => RoomMessage | null
}

export interface Span {
  after: number
  /** Included. Null for no end. */
  upTo: number | null
  /** No more than this many at once. */
  limit: number
}

export interface RoomKind {
  /** The first part of a room's name; the key is the second. */
  kind: string
  mayJoin: (player: SignedIn, key: string) => Promise<boolean>
  /** In the order of their numbers. */
  read: (key: string, span: Span) => Promise<RoomEvent[]>
  /** The number of what was said last, 0 before anything was: from there on a page that asked for nothing before hears everything. */
  newest: (key: string) => Promise<number>
  /** The first page of a player has come to this process, or the last one has gone. */
  onPresence?: (key: string, accountId: number, isHere: boolean) => Promise<void>
}

/** One open page. */
export interface Member {
  player: SignedIn
  send: (message: ServerMessage) => void
}

/** What a page has of a room. */
interface Heard {
  /** Null for a moment, where nothing before was asked for. */
  last: number | null
  /** Numbers are given before a commit and told at it: a lower one may come after a higher one. */
  sent: Set<number>
}

const roomsPerMember = 8
const pageSize = 100
const rememberedNumbers = 200

export class Rooms {
  readonly #kinds: RoomKind[]
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #members = new Map<string, Map<Member, Heard>>()
  /** By room: what is being read and sent, one thing after the other. */
  readonly #work = new Map<string, Promise<void>>()

  constructor(kinds: RoomKind[], log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#kinds = kinds
    this.#log = log
  }

  /** @param after the number of the last message it has; null for what is said from now on. */
  async join(member: Member, room: string, after: number | null): Promise<RoomAnswer> {
    const { kind, key } = this.#placeOf(room)
    if (!kind || !(await kind.mayJoin(member.player, key))) return 'not_here'
    if ([...this.#members.values()].filter(one => one.has(member)).length >= roomsPerMember) return 'too_many_rooms'
    const heard: Heard = { last: after, sent: new Set() }
    const isFirst = this.#pagesOf(member, room) === 0
    // In the room before it reads: what is said meanwhile waits for its turn.
    this.#members.set(room, (this.#members.get(room) ?? new Map<Member, Heard>()).set(member, heard))
    if (isFirst) this.#tellPresence(room, member, true)
    if (after !== null) await this.#inOrder(room, () => catchUp(kind, room, new Map([[member, heard]])))
    else {
      await this.#inOrder(room, async () => {
        heard.last ??= await kind.newest(key)
      })
    }
    return 'ok'
  }

  leave(member: Member, room: string): void {
    const inRoom = this.#members.get(room)
    if (!inRoom?.delete(member)) return
    if (inRoom.size === 0) this.#members.delete(room)
    if (this.#pagesOf(member, room) === 0) this.#tellPresence(room, member, false)
  }

  /** The page is closed. */
  forget(member: Member): void {
    for (const room of this.#members.keys()) this.leave(member, room)
  }

  /** Something was said. @param announced `kind:key:number` */
  hear(announced: string): void {
    const [room, number] = [announced.slice(0, announced.lastIndexOf(':')), Number(announced.slice(announced.lastIndexOf(':') + 1))]
    const { kind, key } = this.#placeOf(room)
    // Nothing is read for those who are not here.
    if (!kind || !this.#members.has(room)) return
    void this.#inOrder(room, async () => {
      const inRoom = this.#members.get(room)
      // They may have left while this waited for its turn.
      if (!inRoom) return
      const after = Math.min(...[...inRoom.values()].map(({ last }) => Math.min(last ?? number, number - 1)))
      for (const event of await kind.read(key, { after, upTo: number, limit: pageSize })) {
        for (const [member, heard] of inRoom) if (event.number === number || isAfter(event, heard)) deliver(room, event, member, heard)
      }
    })
  }

  /** Announcements may have been lost: everything is asked for anew. */
  reread(): void {
    for (const [room, inRoom] of this.#members) {
      const { kind } = this.#placeOf(room)
      if (kind) void this.#inOrder(room, () => catchUp(kind, room, inRoom))
    }
  }

  /** How many accounts are in a room, of those connected to this process. */
  countIn(room: string): number {
    return new Set(this.#pagesIn(room).map(({ player }) => player.id)).size
  }

  /** Waits for what is being read and sent. */
  async settled(): Promise<void> {
    await Promise.all(this.#work.values())
  }

  #placeOf(room: string): { kind: RoomKind | undefined; key: string } {
    const [name = '', key = ''] = room.split(':')
    return { kind: this.#kinds.find(({ kind }) => kind === name), key }
  }

  #pagesIn(room: string): Member[] {
    return [...(this.#members.get(room)?.keys() ?? [])]
  }

  #pagesOf({ player }: Member, room: string): number {
    return this.#pagesIn(room).filter(page => page.player.id === player.id).length
  }

  #tellPresence(room: string, { player }: Member, isHere: boolean): void {
    const { kind, key } = this.#placeOf(room)
    if (kind?.onPresence) void this.#inOrder(room, async () => kind.onPresence?.(key, player.id, isHere))
  }

  /** Of one room one thing after the other, so that messages arrive in order. */
  #inOrder(room: string, task: () => Promise<void>): Promise<void> {
    const done = (this.#work.get(room) ?? Promise.resolve())
      .then(task)
      .catch((error: unknown) => this.#log.warn({ err: error, room: room.split(':')[0] }, 'a room was not told'))
      .then(() => {
        if (this.#work.get(room) === done) this.#work.delete(room)
      })
    this.#work.set(room, done)
    return done
  }
}

const isAfter = ({ number }: RoomEvent, { last }: Heard) => last !== null && number > last

/** All that these pages have not heard yet, page by page. */
async function catchUp(kind: RoomKind, room: string, inRoom: Map<Member, Heard>): Promise<void> {
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

function deliver(room: string, event: RoomEvent, member: Member, heard: Heard): void {
  const { number } = event
  if (heard.sent.has(number)) return
  heard.last = Math.max(heard.last ?? 0, number)
  heard.sent.add(number)
  if (heard.sent.size > rememberedNumbers) for (const oldest of [...heard.sent].slice(0, 1)) heard.sent.delete(oldest)
  const message = event.messageFor(member.player)
  if (message) member.send({ ...message, room, number })
}
