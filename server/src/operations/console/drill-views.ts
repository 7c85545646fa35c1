// A drill as the console shows it.

import type { Drill } from '@trivium/contract/operations/console.admin'
import type { DrillRow } from './drill-store.ts'

export function presentDrill({ id, at, file, ended_at, is_sound, checks }: DrillRow): Drill {
  return { id, at: at.toISOString(), file, ended_at: ended_at?.toISOString() ?? null, is_sound, checks }
}
