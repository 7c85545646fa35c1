// Converts the choices of an interaction to options.

import type { Node } from '../../files/xml/xml.ts'
import type { Draft } from '../../judging/imported-question.ts'
import { mediaOfOption } from '../../markup/marked-text.ts'
import type { ItemContext } from './item.ts'
import { attributeOf } from './names.ts'
import { isFeedback } from './stem.ts'

export interface Options {
  ids: string[]
  texts: string[]
  images: (string | null)[]
  imageTexts: (string | null)[]
  lost: string[]
}

/** @returns the choices, or why one of them cannot be an option of ours */
export function optionsOf(choices: readonly Node[], { read }: Pick<ItemContext, 'read'>): Options | string {
  const options: Options = { ids: [], texts: [], images: [], imageTexts: [], lost: [] }
  for (const one of choices) {
    const { text, media, refused, lost } = read(one.children.filter(child => !isFeedback(child)))
    if (refused) return `option: ${refused}`
    const shown = mediaOfOption(media)
    if (typeof shown === 'string') return shown
    options.ids.push(attributeOf(one, 'identifier'))
    options.texts.push(text)
    options.images.push(shown.image)
    options.imageTexts.push(shown.imageText)
    options.lost.push(...lost)
  }
  if (new Set(options.ids).size < options.ids.length) return 'option: two of its choices have the same identifier'
  return options
}

export const picturesOf = ({ images, imageTexts }: Options): Pick<Draft, 'optionImages' | 'optionImageTexts'> =>
  images.some(image => image !== null) ? { optionImages: images, optionImageTexts: imageTexts } : {}
