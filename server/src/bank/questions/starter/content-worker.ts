// Builds the starter content in a thread of its own: what building leaves behind is three times the content, and goes with the thread.

import { parentPort } from 'node:worker_threads'
import { loadContent } from '@trivium/content/load-content'

// A thread of ours is no window of somebody else's.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(loadContent())
