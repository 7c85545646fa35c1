// Every Arabic pack of this mode.

import { pack as culture } from './culture.ts'
import { pack as history } from './history.ts'
import { pack as nature } from './nature.ts'

export const packs = [culture, history, nature]
