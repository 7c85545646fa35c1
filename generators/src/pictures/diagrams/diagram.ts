// A question about a diagram, without the fields that all of them share.

import type { PictureFact } from '../picture-fact.ts'

export type Diagram = Omit<PictureFact, 'category' | 'subcategory' | 'source' | 'svg'> & { draw: () => string }
