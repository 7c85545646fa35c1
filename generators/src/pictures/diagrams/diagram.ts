// A question about a diagram, without what all of them have in common.

import type { PictureFact } from '../picture-fact.ts'

export type Diagram = Omit<PictureFact, 'category' | 'subcategory' | 'source' | 'svg'> & { draw: () => string }
