// The search for an opponent: starts it, and learns of its end from the socket, or by polling while the socket is silent.

import type { DataOf } from '@trivium/contract/platform/action'
import type { Contract } from '@trivium/contract'
import type { ServerMessage } from '@trivium/contract/live-messages'
import { type ask as askServer, CallError } from '../../../platform/calls/actions.ts'
import type { RoomListener } from '../../../platform/calls/live-rooms.ts'
import type { Patiently } from '../../../play/plays/index.ts'

export type Search = DataOf<Contract['find_opponent']>

export type SearchEvent =
  | { type: 'searching'; search: Search }
  | { type: 'found'; roomId: string }
  /** The search has expired. */
  | { type: 'nobody'; searchId: string }
  | { type: 'failed'; error: CallError }

export interface SearchDeps {
  /** Null means any. */
  category: string | null
  tell: (event: SearchEvent) => void
  ask: typeof askServer
  patiently: Patiently
  joinRoom: (room: string, listener: RoomListener) => () => void
  /** Starts a timer. @returns a function that stops it. */
  after: (ms: number, act: () => void) => () => void
  /** The server's time. */
  now: () => number
}

const askAgainMs = 2000
/** A match that began before the end of the search may finish this much later. */
const lateMs = 1000

export class OpponentSearch {
  readonly #deps: SearchDeps
  #search: Search | null = null
  #isOver = false
  #isHeard = false
  /** Functions that clean up: stop the timers, leave the room. */
  readonly #ends: (() => void)[] = []
  #stopWatching = () => {}

  constructor(deps: SearchDeps) {
    this.#deps = deps
    // Deferred, so that a page that is left at once sends no call.
    this.#ends.push(
      deps.after(0, () => void this.#begin()),
      () => this.#stopWatching(),
    )
  }

  /** Call when the player leaves the page: cancels the search, unless it is over. */
  leave(): void {
    if (this.#isOver) return
    this.#stop()
    if (this.#search) void this.#cancel(this.#search)
  }

  async #begin(): Promise<void> {
    const { category, tell, ask, patiently } = this.#deps
    try {
      await patiently(async () => {
        this.#search = (await ask('find_opponent', { category: category ?? undefined })).data
      })
      if (!this.#search) return
      if (this.#isOver) return await this.#cancel(this.#search)
      if (this.#search.room_id !== null) return this.#end(this.#search, this.#search.room_id)
      tell({ type: 'searching', search: this.#search })
      this.#listen(this.#search)
    } catch (error) {
      this.#fail(error)
    }
  }

  #listen(search: Search): void {
    const { joinRoom, after, now } = this.#deps
    const onMessage = (message: ServerMessage) => message.type === 'search' && this.#end(search, message.room_id)
    // The socket does not repeat events from before the join, so the page asks for them.
    const onHeard = (isHeard: boolean) => {
      this.#isHeard = isHeard
      this.#watch(search)
      if (isHeard) void this.#look(search)
    }
    this.#watch(search)
    this.#ends.push(after(Math.max(0, Date.parse(search.expires_at) - now()) + lateMs, () => void this.#look(search, true)))
    this.#ends.push(joinRoom(`search:${search.search_id}`, { onMessage, onHeard }))
  }

  /** Polls while the socket is silent. */
  #watch(search: Search): void {
    this.#stopWatching()
    if (this.#isOver || this.#isHeard) return
    this.#stopWatching = this.#deps.after(askAgainMs, () => void this.#look(search).then(() => this.#watch(search)))
  }

  /** A match shows as the room in which the player now is. @param isLast whether the time of the search is over */
  async #look(search: Search, isLast = false): Promise<void> {
    const { ask, patiently } = this.#deps
    try {
      const reply = await patiently(() => ask('get_battle', {}))
      if (reply?.data.room_type === 'random') this.#end(search, reply.data.roomID)
      else if (reply && isLast) this.#end(search, null)
    } catch (error) {
      if (!(error instanceof CallError) || error.refusal !== 'room_not_found') this.#fail(error)
      else if (isLast) this.#end(search, null)
    }
  }

  #end({ search_id }: Search, roomId: string | null): void {
    if (this.#isOver) return
    this.#stop()
    this.#deps.tell(roomId === null ? { type: 'nobody', searchId: search_id } : { type: 'found', roomId })
  }

  #fail(error: unknown): void {
    if (!(error instanceof CallError)) throw error
    if (this.#isOver) return
    this.#stop()
    this.#deps.tell({ type: 'failed', error })
  }

  #stop(): void {
    this.#isOver = true
    for (const end of this.#ends) end()
  }

  /** If a match happens at the moment of leaving, the opponent is waiting, so the player goes to the battle. */
  async #cancel({ search_id }: Search): Promise<void> {
    try {
      const { room_id } = (await this.#deps.ask('cancel_search', { search_id })).data
      if (room_id !== null) this.#deps.tell({ type: 'found', roomId: room_id })
    } catch (error) {
      // Without a reply, the search expires on the server.
      if (!(error instanceof CallError)) throw error
    }
  }
}
