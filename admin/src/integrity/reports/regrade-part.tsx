// Starts a regrade after a correction: shows the players concerned, the start button and the progress.

import { Alert, Card, CardContent, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import type { ReportedQuestionWhole } from '@trivium/contract/integrity/reports.admin'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { useReply } from '../../platform/ui/use-reply.ts'
import { Concerned } from './concerned.tsx'
import { RegradeState } from './regrade-state.tsx'

interface RegradePartProps {
  question: ReportedQuestionWhole
  onDone: () => void
}

const againMs = 2_000

export function RegradePart({ question, onDone }: RegradePartProps) {
  const notify = useNotify()
  const { id, is_sealed, regrade } = question
  const isRunning = regrade?.state === 'running'
  useRepeated(isRunning, onDone)
  async function start() {
    await call('start_regrade', { question_id: id })
    notify('Regrade started.')
    onDone()
  }
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          Regrade
        </Typography>
        {regrade && <RegradeState regrade={regrade} />}
        {!isRunning && !is_sealed && <Expected questionId={id} key={regrade?.id ?? 0} />}
        {!isRunning && !is_sealed && (
          <AskButton
            label="Regrade"
            size="medium"
            title="Regrade all affected players?"
            text="This updates results, levels, leaderboards, coins, badges and contests, and notifies the players. It cannot be undone."
            onAnswer={start}
          />
        )}
      </CardContent>
    </Card>
  )
}

/** Calls `look` every `againMs` while `isOn`. */
function useRepeated(isOn: boolean, look: () => void): void {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => latest.current(), againMs)
    return () => clearInterval(timer)
  }, [isOn])
}

function Expected({ questionId }: { questionId: number }) {
  const { reply, problem } = useReply('preview_regrade', { question_id: questionId })
  if (problem) return <Alert severity="error">{problem}</Alert>
  return reply ? <Concerned preview={reply.data} /> : <p role="status">Finding the affected players …</p>
}
