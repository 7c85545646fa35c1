// Paths used by the journeys. `cache` and `results` are git-ignored.

import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')
export const cache = join(root, '.cache')
export const results = join(root, 'test-results')
/** The Node version that the project pins; the current process may run another one. */
export const node = join(root, 'node_modules/.bin/node')
