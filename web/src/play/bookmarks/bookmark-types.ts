// The types of bookmarks in display order. Repeated here, because importing them would put the contract's schemas into the bundle.

import type { BookmarkType } from '@trivium/contract/play/bookmarks'
import type { Q } from '@trivium/contract/play/plays'

export type { BookmarkType }

const places: Record<BookmarkType, number> = { quiz_zone: 0, guess_the_word: 1, audio: 2, maths: 3, multi_match: 4 }
const isType = (name: string): name is BookmarkType => name in places

export const bookmarkTypes = Object.keys(places).filter(isType)

/** Questions of reading texts make no sense without their text. */
export const mayBeKept = ({ passage_id }: Pick<Q, 'passage_id'>): boolean => passage_id === null
