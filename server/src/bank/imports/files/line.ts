// A line of a table in any file format.

export interface Doubt {
  /** Counted from 0; null for the whole line. */
  column: number | null
  problem: string
  /** The doubt counts only where the column holds texts, which may have several lines. */
  isOfLines?: boolean
}

export interface Line {
  /** As a spreadsheet shows it: from 1, with blank and hidden lines; a line whose cells hold several lines of text counts once. */
  number: number
  cells: string[]
  /** Why a cell may differ from what its author wrote. */
  doubts?: Doubt[]
  /** In a text file: the line has fewer cells than an earlier one. */
  isShort?: boolean
  /** In a text file: the first and the last cell are in quotes, so their ends are certain. */
  inQuotes?: { first: boolean; last: boolean }
  /** Sentences on what is left out of a cell. */
  lost?: { column: number; sentence: string }[]
}

export const mostColumns = 200
