// One import, looked at every second while the server works on it.

import { useEffect } from 'react'
import type { ImportView } from '@trivium/contract/import-office'
import { useReply } from '../ui/use-reply.ts'
import { isAtWork } from './import-words.ts'

const everyMs = 1000

export function useImport(id: number): { view: ImportView | undefined; problem: string | null; again: () => Promise<void> } {
  const { reply, problem, again } = useReply('get_import', { import_id: id })
  const view = reply?.data
  const isWaiting = view !== undefined && isAtWork(view.state)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void again(), everyMs)
    return () => clearInterval(timer)
  }, [isWaiting, again])
  return { view, problem, again }
}
