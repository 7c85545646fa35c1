// Unpredictable random numbers. From a few shuffles of a seeded generator a player could work out its seed, and with it the
// positions of the right options in all later questions.

import { randomInt } from 'node:crypto'
import type { Random } from '@trivium/rules/platform/random'

/** The largest range that randomInt accepts. */
const range = 2 ** 48 - 1

export const chance: Random = () => randomInt(range) / range
