// Publishes the content (content/published, plain data) when the generators' sources have changed since it was last published.

import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources } from './hash-sources.mjs'
import { root, runOrExit } from './run.mjs'

/** Of other packages only the files that the generators import, so that a change elsewhere does not publish the content again. */
export const sources = [
  'generators/package.json',
  'generators/src',
  'content/src',
  'content/written',
  'rules/src/bank/questions/formula-parts.ts',
  'rules/src/platform/random.ts',
]
const file = join(root, 'content/published/content.jsonl')
/** Live objects take 100 MB; a larger heap would only delay garbage collection. */
const flags = ['--max-old-space-size=150']

export async function ensurePublished(node) {
  const digest = hashSources(sources)
  if (publishedFrom() === digest) return
  console.log('Publishing the starter content…')
  await runOrExit(node, [...flags, 'generators/src/publish.ts', digest, file])
}

/** @returns the digest in the head of the file; null if nothing is published */
function publishedFrom() {
  if (!existsSync(file)) return null
  const start = Buffer.alloc(400)
  const handle = openSync(file)
  const length = readSync(handle, start)
  closeSync(handle)
  return /"builtFrom":"(\w+)"/.exec(start.toString('utf8', 0, length))?.[1] ?? null
}
