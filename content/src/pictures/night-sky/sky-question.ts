// A question about the night sky, without what all of them have in common.

import type { PictureFact } from '../picture-fact.ts'

export type SkyQuestion = Omit<PictureFact, 'category' | 'subcategory' | 'source'> & Partial<Pick<PictureFact, 'source'>>
