// The result of reading a text with markup: our text, its media, and its losses.

export interface Medium {
  kind: 'image' | 'sound' | 'video' | 'page' | 'drawing' | 'file'
  /** As the file names it; null when the file does not. */
  source: string | null
  /** The description that a screen reader reads out. */
  text: string | null
}

export interface MarkedText {
  text: string
  /** In document order. */
  media: Medium[]
  /** Sentences on what is left out. */
  lost: string[]
  /** Why the text cannot be ours, as a reason for its row; null when it can. */
  refused: string | null
}

export type TextFormat = 'html' | 'markdown' | 'plain'

const whatItDoes: Record<Exclude<Medium['kind'], 'image' | 'sound'>, string> = {
  video: 'shows a video, which is not supported',
  page: 'embeds another page, which is not supported',
  drawing: 'draws a picture within its text (SVG or the like), which is not supported',
  file: 'links to a file, which is not supported',
}

export interface StemMedia {
  image: string | null
  imageText: string | null
  audio: string | null
  audioText: string | null
}

const firstProblem = (media: readonly Medium[]): string | null => {
  const [other] = media.flatMap(({ kind }) => (kind === 'image' || kind === 'sound' ? [] : [whatItDoes[kind]]))
  if (other) return other
  return media.some(({ source }) => source === null) ? 'shows a picture or plays a sound that the file does not name' : null
}

const different = (media: readonly Medium[]) => new Set(media.map(({ source }) => source)).size

/** @returns the media of a question, or why our questions cannot have them */
export function mediaOfStem(media: readonly Medium[]): StemMedia | string {
  const problem = firstProblem(media)
  if (problem) return problem
  const images = media.filter(({ kind }) => kind === 'image')
  const sounds = media.filter(({ kind }) => kind === 'sound')
  if (different(images) > 1) return 'shows several pictures, but here a question has one'
  if (different(sounds) > 1) return 'plays several sounds, but here a question has one'
  const [image, sound] = [images[0], sounds[0]]
  return {
    image: image?.source ?? null,
    imageText: image?.text ?? null,
    audio: sound?.source ?? null,
    audioText: sound?.text ?? null,
  }
}

/** @returns the picture of an option, or why our options cannot have its media */
export function mediaOfOption(media: readonly Medium[]): { image: string | null; imageText: string | null } | string {
  const problem = firstProblem(media)
  if (problem) return `option: ${problem.replace('question', 'option')}`
  if (media.some(({ kind }) => kind === 'sound')) return 'option: plays a sound, which is not supported'
  if (different(media) > 1) return 'option: shows several pictures, but here an option has one'
  return { image: media[0]?.source ?? null, imageText: media[0]?.text ?? null }
}

/** What a note cannot hold does not refuse its question. */
export function lostOfNote({ media, lost }: MarkedText): string[] {
  return media.length > 0 ? [...lost, 'Pictures, sounds and videos of its explanation are left out.'] : lost
}
