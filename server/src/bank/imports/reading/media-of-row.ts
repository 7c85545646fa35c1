// Finds the pictures and sounds of a row by name.

import { haveTwins } from '@trivium/contract/bank/choices'
import type { AttachedMedia } from './attached.ts'
import type { ImportedQuestion } from '../judging/imported-question.ts'
import type { Attached } from './read-apart.ts'

export interface MediaContext {
  attached: AttachedMedia
  /** The media within the row itself. */
  own: Attached[]
}

interface MediaOfRow {
  media: Pick<ImportedQuestion, 'image' | 'audio' | 'optionImages' | 'matches'>
  lost: string[]
  problem: string | null
}

/** Replaces file names by media names. */
export async function mediaOf(
  { image, audio, options, optionImages, matches, mediaFolder: folder }: ImportedQuestion,
  { attached, own }: MediaContext,
): Promise<MediaOfRow> {
  const of: MediaOfRow = { media: { image: null, audio: null, optionImages: [], matches: [] }, lost: [], problem: null }
  const take = async (what: string, name: string | null, look: AttachedMedia['image']): Promise<string | null> => {
    if (!name) return null
    const found = await look(name, own, folder)
    if ('problem' in found) of.problem ??= `${what}: ${found.problem}`
    else if (found.lost && !of.lost.includes(found.lost)) of.lost.push(found.lost)
    return 'media' in found ? found.media : null
  }
  of.media.image = await take('image', image, attached.image)
  of.media.audio = await take('audio', audio, attached.sound)
  for (const picture of optionImages) of.media.optionImages.push(await take('option', picture, attached.image))
  for (const match of matches) of.media.matches.push({ ...match, image: await take('match', match.image, attached.image) })
  of.problem ??= problemOfTwins(options, of.media)
  return of
}

/** Two names may give the same picture. */
function problemOfTwins(options: readonly string[], { optionImages, matches }: MediaOfRow['media']): string | null {
  const shown = options.map((text, index) => ({ text, image: optionImages[index] ?? null }))
  return haveTwins(shown) || haveTwins(matches) ? 'two of its answers show the same picture' : null
}
