// The types of the item bank. Its items are written for tests and are separate from the questions of the games.

import type { QuestionBlock } from '../blocks.ts'
import type { LocalText } from '@trivium/content/types'

/** The note is the rationale, which players see only after answering. */
export interface BankItem extends Omit<QuestionBlock, 'number'> {
  /** Stable and unique, so that a second load recognises the item. */
  key: string
  /** Slug of a BankArea. */
  area: string
  /** 1 to 10, the author's judgement: serves as the difficulty until answers give a better estimate. */
  level: number
}

export interface BankArea {
  slug: string
  name: LocalText
  /** Name of a Tabler icon without its prefix. */
  icon: string
  /** 0–359. */
  hue: number
  /** The weight of the area in an adaptive test, in any unit. */
  share: number
}

export interface BankPack {
  area: string
  /** Blocks (see blocks.ts), easiest first. */
  items: string
}
