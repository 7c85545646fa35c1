// Publishes the content: writes everything that the generators make to the file that content/src/published.ts reads.
// scripts/ensure-published.mjs runs it when the sources have changed: node generators/src/publish.ts DIGEST FILE

import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PublishedHead, PublishedLine, PublishedMedia } from '@trivium/content/published'
import type { Content, ContentMedia } from '@trivium/content/types'
import { contests } from './contests/index.ts'
import { exams } from './exams/index.ts'
import { loadContent } from './load-content.ts'
import { organisations } from './organisations.ts'

/** Replaces the file atomically: another process reads the old file or the new one. @param builtFrom see PublishedHead */
export function publish(content: Content, builtFrom: string, file: string): void {
  const partial = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  try {
    write(content, builtFrom, partial)
    renameSync(partial, file)
  } finally {
    rmSync(partial, { force: true })
  }
}

/** The head holds the version, a hash of all other lines. It is written first with zeros and last with the hash. */
function write(content: Content, builtFrom: string, file: string): void {
  const headOf = (version: string) => `${JSON.stringify({ builtFrom, version } satisfies PublishedHead)}\n`
  const hash = createHash('sha256')
  const handle = openSync(file, 'w')
  try {
    writeSync(handle, headOf('0'.repeat(64)))
    for (const value of valuesOf(content)) {
      const line = `${JSON.stringify(value)}\n`
      hash.update(line)
      writeSync(handle, line)
    }
    writeSync(handle, headOf(hash.digest('hex')), 0)
  } finally {
    closeSync(handle)
  }
}

function* valuesOf({ languages, categories, passages, questions, media }: Content): Generator<PublishedLine> {
  for (const value of organisations) yield { kind: 'organisation', value }
  for (const value of exams) yield { kind: 'exam', value }
  for (const contest of contests) yield { kind: 'contest', value: { ...contest, picture: published(contest.picture) } }
  for (const value of languages) yield { kind: 'language', value }
  for (const value of categories) yield { kind: 'category', value }
  for (const value of passages) yield { kind: 'passage', value }
  for (const value of questions) yield { kind: 'question', value }
  for (const value of media) yield { kind: 'media', value: published(value) }
}

function published({ bytes, ...look }: ContentMedia): PublishedMedia {
  const encoding = look.type === 'image/svg+xml' ? 'utf8' : 'base64'
  return { ...look, encoding, bytes: bytes.toString(encoding) }
}

if (import.meta.main) {
  const [digest = '', file = ''] = process.argv.slice(2)
  publish(loadContent(), digest, file)
}
