// Our own JSON with its pictures and sounds, as an archive that is written while the questions are read.

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Db } from '../../../platform/db/connect.ts'
import { readMedia } from '../../../platform/media/index.ts'
import type { OwnRow } from '../formats/own-json.ts'
import { asJson } from './json.ts'

export async function* asZip(db: Db, portions: AsyncIterable<OwnRow[]>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const names = new Set<string>()
  const questions = new ZipDeflate('questions.json')
  zip.add(questions)
  const encoder = new TextEncoder()
  for await (const text of asJson(noting(portions, names))) {
    questions.push(encoder.encode(text))
    yield* ready.splice(0)
  }
  questions.push(new Uint8Array(), true)
  for (const name of names) {
    const media = await readMedia(db, name)
    if (!media) continue
    const file = new ZipPassThrough(`media/${name}`)
    zip.add(file)
    file.push(new Uint8Array(media.bytes), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready
}

/** Passes the rows on, and notes the names of their pictures and sounds. */
async function* noting(portions: AsyncIterable<OwnRow[]>, names: Set<string>): AsyncGenerator<OwnRow[]> {
  for await (const rows of portions) {
    for (const { image, audio, option_images, matches } of rows)
      for (const name of [image, audio, ...(option_images ?? []), ...(matches ?? []).map(match => match.image)]) if (name) names.add(name)
    yield rows
  }
}
