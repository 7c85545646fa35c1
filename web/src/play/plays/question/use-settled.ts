import { useEffect, useState } from 'react'

const settlingMs = 350

/**
 * False for a moment after a new question has come.
 * @param followsAtOnce whether the question appears at once after an answer: a second tap then meant the question before
 */
export function useSettled(questionId: number, followsAtOnce: boolean): boolean {
  const [settledId, setSettledId] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettledId(questionId), settlingMs)
    return () => clearTimeout(timer)
  }, [questionId])
  return !followsAtOnce || settledId === questionId
}
