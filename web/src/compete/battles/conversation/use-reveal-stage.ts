import type { Battle } from '@trivium/contract/compete/battles'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../platform/calls/server-clock.ts'
import { useReducedMotion } from '../../../platform/ui/theme/motion.ts'
import { type RevealStage, revealStages, stageAt, stageStartsAt } from './reveal-stage.ts'

/** The beat of the reveal on screen; with reduced motion the last one at once. */
export function useRevealStage({ state, round, since, due }: Battle): RevealStage {
  const isStill = useReducedMotion()
  const isStaged = state === 'reveal' && !isStill
  const [shown, setShown] = useState<{ round: number; stage: RevealStage }>(() => ({ round, stage: stageAt({ since, due }, serverNow()) }))
  useEffect(() => {
    if (!isStaged) return
    const look = () => setShown({ round, stage: stageAt({ since, due }, serverNow()) })
    // A timer may fire a little early.
    const timers = revealStages.map(stage => setTimeout(look, Math.max(0, stageStartsAt({ since, due }, stage) - serverNow() + 10)))
    return () => timers.forEach(clearTimeout)
  }, [isStaged, round, since, due])
  if (!isStaged) return 'points'
  return shown.round === round ? shown.stage : 'chosen'
}
