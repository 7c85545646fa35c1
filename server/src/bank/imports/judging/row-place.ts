// Where people find a row: its number is the one that a spreadsheet shows, so names of columns and blank lines count.

export interface RowPlace {
  row: number
  /** Null: the import is one file. */
  file: string | null
  fileRow: number | null
}

/** Null: it stands for a whole file of an archive. */
export const shownNumber = ({ row, file, fileRow }: RowPlace): number | null => (file === null ? row : fileRow)

export function rowInWords(place: RowPlace): string {
  const number = shownNumber(place)
  if (place.file === null) return `row ${number}`
  return number === null ? place.file : `row ${number} of ${place.file}`
}

/** The reason in a file of refused rows. It says where the row was, because that file numbers its rows anew. */
export function placedReason(place: RowPlace, reason: string): string {
  const words = rowInWords(place)
  return `${place.file === null ? words.replace('row', 'Row') : words}: ${reason}`
}
