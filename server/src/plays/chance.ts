// Chance nobody can foresee. Whoever has seen a few shuffles of a seeded generator can work out its seed, and with it where the
// right options of all later questions stand.

import { randomInt } from 'node:crypto'
import type { Random } from '@trivium/rules/random'

/** The largest range randomInt takes. */
const range = 2 ** 48 - 1

export const chance: Random = () => randomInt(range) / range
