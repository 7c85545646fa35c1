// The page of a running test: the screens of a play, with the tools beside each question.

import { type ReactNode, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { PlayPage, AnnotatingProvider, isPlayId, usePlayReply } from '../../../play/plays/index.ts'
import { stopReporting, useReporting } from '../../../bank/questions/index.ts'
import { useOnlyTheGame } from '../../../platform/ui/hooks/only-the-game.ts'
import { CalculatorPanel } from './calculator-panel.tsx'
import { Desk } from './desk.ts'
import classes from './play.module.css'
import { TestTools } from './test-tools.tsx'
import { useTextSize } from './text-size.ts'
import { useAnnotations } from './use-annotations.ts'

export default function TestPlayPage() {
  const playId = Number(useParams().playId)
  if (!isPlayId(playId)) return <PlayPage />
  return (
    <Annotated key={playId} playId={playId}>
      <PlayPage />
    </Annotated>
  )
}

function Annotated({ playId, children }: { playId: number; children: ReactNode }) {
  useOnlyTheGame(Boolean(usePlayReply(playId).data?.play))
  const annotations = useAnnotations(playId)
  const size = useTextSize(state => state.size)
  const isCovered = useReporting(reporting => reporting.question !== null)
  const [open, setOpen] = useState({ note: false, calculator: false, tools: false })
  const [strikingOn, strikeOn] = useState<number | null>(null)
  const annotating = useMemo(() => {
    const { marked, toggleMark, toggleStrike, of } = annotations
    return {
      marked,
      toggleMark,
      toggleStrike,
      struckOn: (id: number) => of(id).struck,
      strikingOn,
      Tools: TestTools,
      isCovered,
      uncover: stopReporting,
    }
  }, [annotations, isCovered, strikingOn])
  const desk = useMemo(
    () => ({
      annotations,
      open,
      show: (tool: keyof typeof open, isShown: boolean) => setOpen(before => ({ ...before, [tool]: isShown })),
      strikingOn,
      strikeOn,
    }),
    [annotations, open, strikingOn],
  )
  return (
    <AnnotatingProvider value={annotating}>
      <Desk value={desk}>
        <div className={classes.test} data-text={size} data-calculating={open.calculator || undefined}>
          {children}
        </div>
        {open.calculator && <CalculatorPanel onClose={() => desk.show('calculator', false)} />}
      </Desk>
    </AnnotatingProvider>
  )
}
