// Converts written blocks to items of the bank. The number of a block is its level.

import { createHash } from 'node:crypto'
import { blocksOf } from '../blocks.ts'
import type { QuestionBlock } from '../blocks.ts'
import type { BankItem, BankPack } from './types.ts'

export function itemsOf({ area, items }: BankPack): BankItem[] {
  return blocksOf(items, 'en').map(block => itemOf(area, block))
}

function itemOf(area: string, { number, ...block }: QuestionBlock): BankItem {
  if (number === null) throw new Error(`no level: ${block.question}`)
  const hash = createHash('sha256').update(block.question).digest('hex').slice(0, 16)
  return { ...block, key: `b:en:${area}:${hash}`, area, level: number }
}
