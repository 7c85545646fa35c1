// Publishes the content: writes all that the generators make into the file that content/src/published.ts reads.
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

/** Another process sees the old file or the new one, never a part of it. @param builtFrom see PublishedHead */
export function publish(content: Content, builtFrom: string, file: string): void {
  const hash = createHash('sha256')
  for (const line of linesOf(content)) hash.update(line)
  const head: PublishedHead = { builtFrom, version: hash.digest('hex') }
  const partial = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  try {
    write(partial, head, content)
    renameSync(partial, file)
  } finally {
    rmSync(partial, { force: true })
  }
}

function write(file: string, head: PublishedHead, content: Content): void {
  const handle = openSync(file, 'w')
  try {
    writeSync(handle, `${JSON.stringify(head)}\n`)
    for (const line of linesOf(content)) writeSync(handle, line)
  } finally {
    closeSync(handle)
  }
}

function* linesOf(content: Content): Generator<string> {
  for (const line of valuesOf(content)) yield `${JSON.stringify(line)}\n`
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
