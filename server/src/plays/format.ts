// How a play goes: whoever wants to know asks its format, not the name of its mode.

import { modeTable } from '@trivium/rules/modes'
import type { PlayRow } from './store.ts'

export const formatOf = ({ mode }: Pick<PlayRow, 'mode'>) => modeTable[mode]
