// The types of the bank: items written for tests, apart from the questions that are played.

import type { LocalText } from '../types.ts'

export interface BankItem {
  /** Stable and unique, so that loading twice finds the same item again. */
  key: string
  /** Slug of a BankArea. */
  area: string
  /** 1 to 10, the author's judgement: the first difficulty until answers give a better one. */
  level: number
  type: 'multiple_choice' | 'true_false' | 'multi_select' | 'sequence'
  question: string
  /** As in ContentQuestion: the right one first (multiple_choice), true first (true_false), in the right order (sequence). */
  options: string[]
  answer: number[]
  /** The rationale; shown only after answering. */
  note: string
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
  /** In the format of bank-pack.ts. */
  items: string
}
