// Every English pack of this mode.

import { pack as countries } from './countries.ts'
import { pack as culture } from './culture.ts'
import { pack as history } from './history.ts'
import { pack as nature } from './nature.ts'
import { pack as space } from './space.ts'

export const packs = [countries, culture, history, nature, space]
