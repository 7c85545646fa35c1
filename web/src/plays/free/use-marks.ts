import { useCallback, useEffect, useState } from 'react'
import { forgetOldMarks, keepMarks, keptMarks } from './free-kept.ts'

/** Questions marked for later; on this device only, the server knows nothing of them. */
export function useMarks(playId: number) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(() => new Set(keptMarks(playId)))
  useEffect(() => keepMarks(playId, [...marked]), [playId, marked])
  useEffect(forgetOldMarks, [])
  const toggle = useCallback((questionId: number) => {
    setMarked(before => new Set(before.has(questionId) ? [...before].filter(id => id !== questionId) : [...before, questionId]))
  }, [])
  return { marked, toggle }
}
