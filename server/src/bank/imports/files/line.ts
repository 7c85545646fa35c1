// A line of a table, from whatever file.

export interface Doubt {
  /** From 0; null: the whole line. */
  column: number | null
  problem: string
  /** It only counts where the column holds texts, which may have several lines. */
  isOfLines?: boolean
}

export interface Line {
  /** Counted from 1, blank ones included; a cell may hold several lines of text. */
  number: number
  cells: string[]
  /** Why a cell is not for sure what somebody has written. */
  doubts?: Doubt[]
  /** Of a file of text: it has fewer cells than one before. */
  isShort?: boolean
  /** Of a file of text: its first and its last cell stand in quotes, so that they begin and end there for sure. */
  inQuotes?: { first: boolean; last: boolean }
  /** What is left out of a cell, in sentences. */
  lost?: { column: number; sentence: string }[]
}

export const mostColumns = 200
