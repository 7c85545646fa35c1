// QTI 1.2, as Canvas, Blackboard and others export it.

import type { Node } from '../files/xml.ts'
import type { ImportRow } from '../imported-question.ts'
import type { Reading } from './format.ts'

export const isOldQti = (text: string) => /<(?:[\w.-]+:)?questestinterop[\s>]/i.test(text)

export function* readOldItems(root: Node, around: { reading: Reading; folder: string }): Generator<ImportRow> {
  void [root, around]
  yield { row: 0, text: '', refused: 'QTI 1.2 is not known here' }
}
