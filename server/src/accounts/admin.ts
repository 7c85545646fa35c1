// What staff may see of players, and do with them.

import { playerOffice } from '@trivium/contract/player-office'
import { handle } from '../api/handle.ts'

export const playerOfficeActions = handle(playerOffice, {})
