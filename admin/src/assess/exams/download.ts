import { followDownload } from '../../platform/ui/follow-download.ts'

/** Gives a text to the browser as a file. Spreadsheets recognise UTF-8 by the mark at the beginning of a table. */
export function download(name: string, text: string): void {
  const isTable = name.endsWith('.csv')
  const mark = isTable && !text.startsWith('\uFEFF') ? ['\uFEFF'] : []
  const type = isTable ? 'text/csv;charset=utf-8' : 'application/json'
  const address = URL.createObjectURL(new Blob([...mark, text], { type }))
  followDownload({ path: address, name })
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
