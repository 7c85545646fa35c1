// Takeout: a copy of everything that is kept about a player.

import { z } from 'zod'
import { action } from '../platform/action.ts'

export const dataExport = {
  export_own_data: action({
    summary: 'A copy of all own data as JSON: the path from which a browser downloads it, once and within two minutes',
    access: 'player',
    input: z.object({}),
    output: z.object({ path: z.string(), name: z.string() }),
    refusals: ['too_many_requests'],
  }),
}
