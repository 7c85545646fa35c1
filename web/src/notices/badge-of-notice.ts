import type { Badge } from '@trivium/contract/badges'
import type { Notice } from '@trivium/contract/notices'
import { actionKey, ask, queryClient } from '../actions.ts'

/** For its medal; the announcement does without when the server does not answer. */
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
 * Which badge a notice tells of, null if it cannot be known: a notice carries words only, and both are written by the server
 * in the player's language. Of names within each other (elite, power elite) the longest is meant.
 */
export function badgeOfNotice(notice: Pick<Notice, 'title' | 'type'>, badges: Badge[]): Badge | null {
  if (notice.type !== 'badge') return null
  const title = notice.title.toLocaleLowerCase()
  const named = badges.filter(({ name }) => title.includes(name.toLocaleLowerCase()))
  return named.toSorted((one, other) => other.name.length - one.name.length)[0] ?? null
}
