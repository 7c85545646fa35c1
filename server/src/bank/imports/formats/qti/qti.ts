// QTI 2.1, 2.2 and 3.0 items: choices, orders, pairs, words and numbers. The names of 3.0 (`qti-choice-interaction`) and of 2
// (`choiceInteraction`) mean the same. A file may hold several items.

import { parseXml } from '../../files/xml/xml.ts'
import { problemOfEntities } from '../../files/xml/xml-entities.ts'
import { xmlElements } from '../../files/xml/xml-elements.ts'
import type { Format } from '../format.ts'
import { readItem } from './item.ts'
import { itemsIn, plainNames } from './names.ts'
import { noPassages } from './passages.ts'

const longestItem = 1_000_000
const itemName = /<((?:[\w.-]+:)?(?:qti-)?assessment-?item)(?=[\s/>])/i
const rootName = /<((?:[\w.-]+:)?[a-z][\w.-]*)(?=[\s/>])/i

export const isItem = (text: string) => itemName.test(text)

export const qti: Format = {
  name: 'QTI',
  recognises: ({ text }) => isItem(text),
  async *read(pieces, reading, { text: head }) {
    const [, name = 'assessmentItem'] = itemName.exec(head) ?? []
    const [, root = name] = rootName.exec(head.replace(/<!--[^]*?-->|<\?[^]*?\?>/g, '')) ?? []
    let row = 0
    for await (const { text, line } of xmlElements(pieces, root, name)) {
      const problem = text.length > longestItem ? 'is longer than a million characters' : problemOfEntities(text)
      if (problem) yield { row: ++row, text: '', refused: problem }
      else
        for (const item of itemsIn(plainNames(parseXml(text, line))))
          yield readItem(++row, item, { reading, passages: noPassages, folder: '' })
    }
  },
}
