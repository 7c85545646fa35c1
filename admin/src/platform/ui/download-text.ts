import { followDownload } from './follow-download.ts'

/** Downloads a text as a file. A CSV file starts with a byte order mark, so that spreadsheets read it as UTF-8. */
export function downloadText(name: string, text: string): void {
  const isTable = name.endsWith('.csv')
  const mark = isTable && !text.startsWith('\uFEFF') ? ['\uFEFF'] : []
  const type = isTable ? 'text/csv;charset=utf-8' : 'application/json'
  const address = URL.createObjectURL(new Blob([...mark, text], { type }))
  followDownload({ path: address, name })
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
