// Random numbers that no player can predict, for what the rules draw.

import { randomInt } from 'node:crypto'
import type { Random } from '@trivium/rules/platform/random'

/** The largest range that randomInt accepts. */
const range = 2 ** 48 - 1

export const secureRandom: Random = () => randomInt(range) / range
