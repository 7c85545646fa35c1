// The jobs of battles: the heartbeat, waking due battles, and pairing players who search.

import type { FastifyBaseLogger } from 'fastify'
import { presence } from '@trivium/rules/compete/battles/moves'
import type { Job } from '../../../platform/scheduler/scheduler.ts'
import { type Arena, changeBattle, isShut } from './change.ts'
import { pairUp } from '../matching/pairing.ts'
import { deleteOldMatches } from '../matching/match-store.ts'
import { deleteOldPresence } from './presence-store.ts'
import { heartbeatEveryMs } from './heartbeat.ts'
import { deleteOldSearches, hasOpenSearch } from '../matching/search-store.ts'
import { hasBattle, readDueRooms } from '../store.ts'

/** Processes that have cached a battle wake it on time; the sweep takes only battles that are later than this. */
const sweepAfterMs = 250
const mostAtOnce = 200

export function battleJobs(arena: Arena, log: Pick<FastifyBaseLogger, 'error'>): Job[] {
  return [
    { name: 'beat', everyMs: heartbeatEveryMs, run: () => beat(arena), dueAt: () => arena.heartbeat.dueAt() },
    // While there is a battle or a search, each process looks for those whose process has died.
    { name: 'wake_battles', everyMs: 500, run: () => wakeDueBattles(arena, log), dueAt: nowIf(() => hasBattle(arena.db)) },
    { name: 'pair_up', everyMs: 1_000, run: () => pairIfOpen(arena), dueAt: nowIf(() => hasOpenSearch(arena.db)) },
    { name: 'delete_old_searches', everyMs: 600_000, run: () => deleteOldRows(arena) },
  ]
}

const nowIf = (isDue: () => Promise<boolean>) => async () => ((await isDue()) ? new Date(0) : null)

const pairIfOpen = async (arena: Arena) => ((await isShut(arena)) ? 0 : pairUp(arena, arena.now()))

/** Players of a dead process have no page in their room any more. */
export async function beat(arena: Arena): Promise<void> {
  for (const { roomId, accountId } of await arena.heartbeat.beat()) {
    await changeBattle(arena, roomId, arena.moment(), battle => presence(battle, accountId, false))
  }
}

/** A battle that cannot be woken is logged and skipped, so that the others go on. */
export async function wakeDueBattles(arena: Arena, log?: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  if (await isShut(arena)) return
  const now = arena.now().getTime()
  const rooms = await readDueRooms(arena.db, new Date(now - sweepAfterMs), mostAtOnce)
  await Promise.all(
    rooms.map(roomId =>
      changeBattle(arena, roomId, arena.moment()).catch((error: unknown) =>
        log?.error({ err: error, room: roomId }, 'cannot wake a battle'),
      ),
    ),
  )
}

async function deleteOldRows({ db, now }: Arena): Promise<void> {
  const hourAgo = new Date(now().getTime() - 3_600_000)
  await deleteOldSearches(db, hourAgo)
  await deleteOldMatches(db, hourAgo)
  await deleteOldPresence(db, hourAgo)
}
