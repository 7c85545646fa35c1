// Which names players may have: no name contains a blocked word of any language, because everybody sees it.

import type { Db } from '../../platform/db/connect.ts'
import { containsBlocked, readLists } from './blocked-words.ts'
import { cleanName } from './clean-name.ts'
import { readBlockedLists } from './store.ts'

export { blockedWordActions } from './admin.ts'
export { cleanName } from './clean-name.ts'

/** Looks at the name as it was typed, and as others will see it: invisible characters, which join letters, become blanks there. */
export async function isBlockedName(db: Db, typed: string): Promise<boolean> {
  const lists = readLists((await readBlockedLists(db)).map(({ words }) => words))
  return [typed, cleanName(typed, null) ?? ''].some(name => containsBlocked(name, lists))
}
