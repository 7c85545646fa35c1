import type { Notice } from '@trivium/contract/notices'

/** Each notice once, by its id, the newest first. Of two with one id the later told is the truer. */
export function mergeNotices(known: Notice[], arrived: Notice[]): Notice[] {
  const byId = new Map([...known, ...arrived].map(notice => [notice.id, notice]))
  return [...byId.values()].toSorted((one, other) => other.id - one.id)
}
