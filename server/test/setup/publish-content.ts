// Publishes the content once per run if its sources have changed, because servers load it.

import { ensurePublished } from '../../../scripts/ensure-published.mjs'

export default () => ensurePublished(process.execPath)
