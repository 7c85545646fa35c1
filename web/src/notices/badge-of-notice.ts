import type { Badge } from '@trivium/contract/badges'
import type { Notice } from '@trivium/contract/notices'

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
