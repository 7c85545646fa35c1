// What the questions on the chessboard have in common.

import type { LocalText } from '../../types.ts'
import type { PictureFact } from '../picture-fact.ts'

/** A question without its pack, which is its kind; index.ts adds that and the place. */
export type Asked = Omit<PictureFact, 'pack' | 'category' | 'subcategory' | 'source'>

/** Squares and numbers look the same in every language. */
export const same = (text: string): LocalText => ({ en: text, es: text, ar: text })
