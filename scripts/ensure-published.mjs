// Publishes the content (content/published, plain data) when the generators' sources have changed since it was last published.

import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources } from './hash-sources.mjs'
import { root, runOrExit } from './run.mjs'

/** Of other packages only what the generators import: a change elsewhere publishes nothing anew. */
export const sources = [
  'generators/package.json',
  'generators/src',
  'content/src',
  'content/written',
  'rules/src/bank/questions/formula-parts.ts',
  'rules/src/platform/random.ts',
]
const file = join(root, 'content/published/content.jsonl')
/** What stays in memory takes 100 MB; more would only delay the collection of garbage. */
const flags = ['--max-old-space-size=150']

export async function ensurePublished(node) {
  const digest = hashSources(sources)
  if (publishedFrom() === digest) return
  console.log('Publishing the starter content…')
  await runOrExit(node, [...flags, 'generators/src/publish.ts', digest, file])
}

/** @returns the digest in the head of the file; null where nothing is published */
function publishedFrom() {
  if (!existsSync(file)) return null
  const start = Buffer.alloc(400)
  const handle = openSync(file)
  const length = readSync(handle, start)
  closeSync(handle)
  return /"builtFrom":"(\w+)"/.exec(start.toString('utf8', 0, length))?.[1] ?? null
}
