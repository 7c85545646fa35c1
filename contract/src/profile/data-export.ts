// Data export: a copy of all data that the server stores about a player.

import { z } from 'zod'
import { action } from '../platform/action.ts'

export const dataExport = {
  export_own_data: action({
    summary: "Export the player's data as JSON: returns a path to download it once, within two minutes",
    access: 'player',
    input: z.object({}),
    output: z.object({ path: z.string(), name: z.string() }),
    refusals: ['too_many_requests'],
  }),
}
