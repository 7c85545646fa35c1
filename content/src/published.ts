// Reads what the generators publish: one file of JSON lines. The first line is its head; each other line holds one value and its kind.

import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type {
  Content,
  ContentCategory,
  ContentContest,
  ContentExam,
  ContentMedia,
  ContentOrganisation,
  ContentPassage,
  ContentQuestion,
  StarterLanguage,
} from './types.ts'

const publishedFile = join(import.meta.dirname, '../published/content.jsonl')
const chunkBytes = 2 ** 20

export interface PublishedHead {
  /** The digest of the sources (scripts/ensure-published.mjs). */
  builtFrom: string
  /** The digest of all other lines, in hexadecimal: it changes only with the content. */
  version: string
}

/** Text as it is, everything else in base64. */
export interface PublishedMedia extends Omit<ContentMedia, 'bytes'> {
  encoding: 'utf8' | 'base64'
  bytes: string
}

/** The kinds in the order of the file: the few that are read alone stand first, and all values of a kind stand together. */
export type PublishedLine =
  | { kind: 'organisation'; value: ContentOrganisation }
  | { kind: 'exam'; value: ContentExam }
  | { kind: 'contest'; value: Omit<ContentContest, 'picture'> & { picture: PublishedMedia } }
  | { kind: 'language'; value: StarterLanguage }
  | { kind: 'category'; value: ContentCategory }
  | { kind: 'passage'; value: ContentPassage }
  | { kind: 'question'; value: ContentQuestion }
  | { kind: 'media'; value: PublishedMedia }

/** @throws when nothing is published, as all functions here */
export function readHead(file = publishedFile): PublishedHead {
  for (const line of linesOf(file)) return JSON.parse(line)
  throw new Error(`${file} is empty: run \`npm run build\`.`)
}

export const readOrganisations = (file?: string): ContentOrganisation[] => [...valuesOf('organisation', file)]

export const readExams = (file?: string): ContentExam[] => [...valuesOf('exam', file)]

export const readContests = (file?: string): ContentContest[] =>
  [...valuesOf('contest', file)].map(contest => ({ ...contest, picture: mediaFrom(contest.picture) }))

/** Everything that goes into the bank: some 24 MB of media and as much of questions. */
export function readContent(file = publishedFile): Content {
  const content: Content = { languages: [], categories: [], questions: [], passages: [], media: [] }
  for (const line of valueLinesOf(file)) put(content, JSON.parse(line))
  return content
}

function put(content: Content, { kind, value }: PublishedLine): void {
  switch (kind) {
    case 'language':
      content.languages.push(value)
      break
    case 'category':
      content.categories.push(value)
      break
    case 'passage':
      content.passages.push(value)
      break
    case 'question':
      content.questions.push(value)
      break
    case 'media':
      content.media.push(mediaFrom(value))
      break
    case 'organisation':
    case 'exam':
    case 'contest':
  }
}

function mediaFrom({ encoding, bytes, ...look }: PublishedMedia): ContentMedia {
  return { ...look, bytes: Buffer.from(bytes, encoding) }
}

type ValueOf<Kind extends PublishedLine['kind']> = Extract<PublishedLine, { kind: Kind }>['value']

function* valuesOf<Kind extends PublishedLine['kind']>(kind: Kind, file = publishedFile): Generator<ValueOf<Kind>> {
  let isMet = false
  for (const text of valueLinesOf(file)) {
    const line: { kind: string; value: ValueOf<Kind> } = JSON.parse(text)
    if (line.kind === kind) yield line.value
    else if (isMet) return
    isMet ||= line.kind === kind
  }
}

const valueLinesOf = (file: string) => linesOf(file).drop(1)

/** Piece by piece: as one text the file would take twice its size. */
function* linesOf(file: string): Generator<string> {
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\`.`)
  const handle = openSync(file, 'r')
  try {
    const chunk = Buffer.alloc(chunkBytes)
    let rest = Buffer.alloc(0)
    for (let length = readSync(handle, chunk); length > 0; length = readSync(handle, chunk)) {
      const bytes = Buffer.concat([rest, chunk.subarray(0, length)])
      let from = 0
      for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', from)) {
        yield bytes.toString('utf8', from, end)
        from = end + 1
      }
      rest = bytes.subarray(from)
    }
  } finally {
    closeSync(handle)
  }
}
