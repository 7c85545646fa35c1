// Where things are. `cache` and `results` are git-ignored.

import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')
export const cache = join(root, '.cache')
export const results = join(root, 'test-results')
/** The Node the project pins; whoever runs us may have another. */
export const node = join(root, 'node_modules/node/bin/node')
