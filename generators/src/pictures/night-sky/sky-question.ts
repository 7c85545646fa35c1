// A question about the night sky, without the fields that all of them share.

import type { PictureFact } from '../picture-fact.ts'

export type SkyQuestion = Omit<PictureFact, 'category' | 'subcategory' | 'source' | 'svg'> &
  Partial<Pick<PictureFact, 'source'>> & { draw: () => string }
