// A question about the night sky, without what all of them have in common.

import type { PictureFact } from '../picture-fact.ts'

export type SkyQuestion = Omit<PictureFact, 'category' | 'subcategory' | 'source' | 'svg'> &
  Partial<Pick<PictureFact, 'source'>> & { draw: () => string }
