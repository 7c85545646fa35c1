// The format says how a play goes. Code must ask it, never the name of the mode.

import { modeTable } from '@trivium/rules/play/modes'
import type { PlayRow } from './store.ts'

export const formatOf = ({ mode }: Pick<PlayRow, 'mode'>) => modeTable[mode]
