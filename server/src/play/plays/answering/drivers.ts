// Drivers move a play on from outside: battles handle the answers of their plays, adaptive tests draw each next question.

import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import type { Context } from '../../../platform/api/handle.ts'
import type { BattleDriver } from './shared.ts'
import type { PlayRow } from '../store.ts'

export interface AdaptiveDriver {
  /** The question to ask after the play's answers, saved or not; null when the test ends. */
  next: (play: PlayRow, context: Context) => Promise<FrozenQuestion | null>
}

export interface Drivers {
  shared: BattleDriver
  adaptive: AdaptiveDriver
}
