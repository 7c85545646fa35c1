import type { Q } from '@trivium/contract/play/plays'

const fewOptions = 5
const shortLetters = 14

/** The layout of options, as attributes of their list (answers.module.css): many options, short ones side by side, or pictures as tiles. */
export function looksOf(options: Q['options']) {
  const isMany = options.length > fewOptions
  const isShort = options.every(({ text, image }) => image === null && text.length <= shortLetters && !text.includes('$'))
  return {
    'data-many': isMany || undefined,
    'data-short': (isMany && isShort) || undefined,
    'data-pictures': options.every(({ text, image }) => text === '' && image !== null) || undefined,
  }
}
