import { dataExport } from './data-export.ts'
import { groupProgress } from './group-progress.ts'
import { home } from './home.ts'
import { push } from './push.ts'
import { shares } from './shares.ts'
import { statistics } from './statistics.ts'
import { week } from './week.ts'

export const profile = { ...home, ...statistics, ...week, ...push, ...shares, ...dataExport, ...groupProgress }
