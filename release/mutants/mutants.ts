import type { Mutant } from './mutant.ts'
import { inCoins } from './in-coins.ts'
import { inContent } from './in-content.ts'
import { inExams } from './in-exams.ts'
import { inGames } from './in-games.ts'
import { inRules } from './in-rules.ts'
import { inServer } from './in-server.ts'
import { inSettling } from './in-settling.ts'
import { inWeb } from './in-web.ts'

export const mutants: Mutant[] = [...inRules, ...inSettling, ...inGames, ...inCoins, ...inContent, ...inServer, ...inExams, ...inWeb]
