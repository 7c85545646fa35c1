// Loads one import. While the server works on it, fetches it again one second after each reply, so that slow connections keep up.

import { useEffect } from 'react'
import type { ImportView } from '@trivium/contract/bank/imports.admin'
import { useReply } from '../../platform/ui/use-reply.ts'
import { isAtWork } from './import-words.ts'

const everyMs = 1000

export function useImport(id: number): { view: ImportView | undefined; problem: string | null; again: () => Promise<void> } {
  const { reply, problem, again } = useReply('get_import', { import_id: id })
  const view = reply?.data
  const isWaiting = view !== undefined && isAtWork(view.state)
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const wait = () => {
      timer = setTimeout(() => void again().then(() => isOver || wait()), everyMs)
    }
    wait()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isWaiting, again])
  return { view, problem, again }
}
