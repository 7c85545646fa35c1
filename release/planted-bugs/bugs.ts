import type { PlantedBug } from './bug.ts'
import { inRules } from './in-rules.ts'
import { inServer } from './in-server.ts'
import { inWeb } from './in-web.ts'

export const bugs: PlantedBug[] = [...inRules, ...inServer, ...inWeb]
