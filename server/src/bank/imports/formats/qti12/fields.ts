// Reads metadata of an item of QTI 1.2.

import { allIn, childrenOf, type Node, textOf } from '../../files/xml/xml.ts'

const fieldNames = ['qtimetadatafield', 'qti_metadatafield']

/** Canvas writes labelled fields; others write one element per field. */
export function fieldOf(item: Node, label: string): string {
  const field = fieldNames
    .flatMap(name => allIn(item, name))
    .find(one => textOf(childrenOf(one, 'fieldlabel')[0]).trim().toLowerCase() === label)
  return textOf(field && childrenOf(field, 'fieldentry')[0]).trim() || textOf(allIn(item, label)[0]).trim()
}
