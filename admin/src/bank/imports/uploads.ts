// Files on their way to the server, one after the other. The server makes an import of each file.

import type { ImportView } from '@trivium/contract/bank/imports.admin'

export type Upload = { key: number; file: File } & (
  | { state: 'waiting' }
  /** `part`: share of the bytes sent, 0 to 1. */
  | { state: 'sending'; part: number }
  | { state: 'taken'; view: ImportView }
  /** `mayTry`: the file may be fine and can be sent again, for example when the server was not reached. */
  | { state: 'refused'; problem: string; mayTry: boolean }
)

const mostBytes = 200 * 1024 * 1024
/** The most files that an editor can choose at once. */
export const mostFiles = 50

export type UploadChange =
  | { does: 'add'; files: readonly File[] }
  | { does: 'remove'; key: number }
  | { does: 'send'; key: number; part: number }
  | { does: 'take'; key: number; view: ImportView }
  | { does: 'refuse'; key: number; problem: string; mayTry: boolean }

export function uploadsAfter(uploads: readonly Upload[], change: UploadChange): readonly Upload[] {
  if (change.does === 'add') return [...uploads, ...change.files.slice(0, Math.max(0, mostFiles - uploads.length)).map(nextTo(uploads))]
  if (change.does === 'remove') return uploads.filter(({ key }) => key !== change.key)
  return uploads.map(upload => (upload.key === change.key ? changed(upload, change) : upload))
}

const nextTo = (uploads: readonly Upload[]) => {
  const last = Math.max(0, ...uploads.map(({ key }) => key))
  return (file: File, index: number): Upload => {
    const upload = { key: last + 1 + index, file }
    if (file.size > mostBytes) return { ...upload, state: 'refused', problem: 'The file is larger than 200 MB. Split it.', mayTry: false }
    return file.size === 0 ? { ...upload, state: 'refused', problem: 'The file is empty.', mayTry: false } : { ...upload, state: 'waiting' }
  }
}

function changed({ key, file }: Upload, change: Exclude<UploadChange, { does: 'add' | 'remove' }>): Upload {
  if (change.does === 'take') return { key, file, state: 'taken', view: change.view }
  if (change.does === 'refuse') return { key, file, state: 'refused', problem: change.problem, mayTry: change.mayTry }
  return { key, file, state: 'sending', part: change.part }
}

export const unsent = (uploads: readonly Upload[]) =>
  uploads.filter(upload => upload.state === 'waiting' || (upload.state === 'refused' && upload.mayTry))
