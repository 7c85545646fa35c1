// The types of the bank: items written for tests, apart from the questions that are played.

import type { Block } from '../blocks.ts'
import type { LocalText } from '@trivium/content/types'

/** Its note is the rationale; shown only after answering. */
export interface BankItem extends Omit<Block, 'number'> {
  /** Stable and unique, so that loading twice finds the same item again. */
  key: string
  /** Slug of a BankArea. */
  area: string
  /** 1 to 10, the author's judgement: the first difficulty until answers give a better one. */
  level: number
}

export interface BankArea {
  slug: string
  name: LocalText
  /** Name of a Tabler icon without its prefix. */
  icon: string
  /** 0–359. */
  hue: number
  /** Of an adaptive test, in any unit. */
  share: number
}

export interface BankPack {
  area: string
  /** Blocks (see blocks.ts), easiest first. */
  items: string
}
