// The kinds of bookmarks, in the order they are shown. Written out, so that no schema travels to the browser.

import type { BookmarkType } from '@trivium/contract/bookmarks'

export type { BookmarkType }

const places: Record<BookmarkType, number> = { quiz_zone: 0, guess_the_word: 1, audio: 2, maths: 3, multi_match: 4 }
const isType = (name: string): name is BookmarkType => name in places

export const bookmarkTypes = Object.keys(places).filter(isType)
