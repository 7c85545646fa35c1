import type { Badge } from '@trivium/contract/rewards/badges'
import type { Notice } from '@trivium/contract/rewards/notices'
import { actionKey, ask, queryClient } from '../../platform/calls/actions.ts'

/** The badge of a notice, for its medal. Null when the server does not reply: the announcement works without it. */
export async function badgeOf(notice: Notice): Promise<Badge | null> {
  if (notice.type !== 'badge') return null
  try {
    const reply = await queryClient.fetchQuery({
      queryKey: actionKey('get_user_badges', {}),
      queryFn: ({ signal }) => ask('get_user_badges', {}, { signal }),
    })
    return badgeOfNotice(notice, reply.data)
  } catch {
    return null
  }
}

/**
 * The badge that a notice is about, or null if unknown. A notice contains only text, so this searches its title for the names of
 * badges: the server words both in the player's language. If one name contains another (elite, power elite), the longest wins.
 */
export function badgeOfNotice(notice: Pick<Notice, 'title' | 'type'>, badges: Badge[]): Badge | null {
  if (notice.type !== 'badge') return null
  const title = notice.title.toLocaleLowerCase()
  const named = badges.filter(({ name }) => title.includes(name.toLocaleLowerCase()))
  return named.toSorted((one, other) => other.name.length - one.name.length)[0] ?? null
}
