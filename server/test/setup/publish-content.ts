// Publishes the content once per run, where its sources have changed: servers load it.

import { ensurePublished } from '../../../scripts/ensure-published.mjs'

export default () => ensurePublished(process.execPath)
