// A player as staff see them, field by field. Contacts are included only for staff who may see them.

import type { ListedPlayer, PlayedPlay, PlayerProfile, PlayerSession } from '@trivium/contract/people/accounts.admin'
import { nameIn } from '@trivium/rules/people/names'
import { mediaPath } from '../../platform/media/index.ts'
import { type ListedRow, type PlayedRow, type ProfileRow, type SessionRow, readProfile } from './admin-store.ts'
import type { Context } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { allTimeStanding } from '../../rewards/leaderboards/index.ts'
import { maySeeContacts } from './policy.ts'

/** @throws Refused user_not_found */
export async function profileFor(accountId: number, { db, player }: Pick<Context, 'db' | 'player'>): Promise<PlayerProfile> {
  const row = (await readProfile(db, accountId)) ?? refuse('user_not_found')
  return presentProfile(row, await allTimeStanding(db, accountId), maySeeContacts(player))
}

export function presentListed(row: ListedRow, seesContacts: boolean): ListedPlayer {
  return {
    id: row.id,
    name: row.name,
    email: seesContacts ? row.email : null,
    mobile: seesContacts ? row.mobile : null,
    status: row.status,
    roles: row.roles,
    coins: row.coins ?? 0,
    registered_at: row.registered_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
  }
}

type Standing = { score: number; rank: number } | null | undefined

export function presentProfile(row: ProfileRow, standing: Standing, seesContacts: boolean): PlayerProfile {
  return {
    ...presentListed(row, seesContacts),
    profile: row.profile && mediaPath(row.profile),
    type: row.sign_in_type,
    shows_contacts: seesContacts,
    refer_code: row.refer_code,
    invited_by: row.referred_by === null ? null : { id: row.referred_by, name: row.inviter ?? '' },
    friends: row.friends,
    language: row.language,
    web_language: row.web_language,
    timezone: row.timezone,
    score: standing?.score ?? 0,
    rank: standing?.rank ?? null,
    badges_unlocked: row.badges_unlocked,
    plays: row.plays,
    sessions: row.sessions,
  }
}

export function presentSession({ id, created_at, last_used_at, proved_at, has_second_factor }: SessionRow): PlayerSession {
  const times = { created_at: created_at.toISOString(), last_used_at: last_used_at.toISOString(), proved_at: proved_at.toISOString() }
  return { id, ...times, has_second_factor }
}

export function presentPlayed({ names, started_at, finished_at, ...row }: PlayedRow): PlayedPlay {
  return {
    ...row,
    category: names && nameIn(names, 'en'),
    started_at: started_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
  }
}
