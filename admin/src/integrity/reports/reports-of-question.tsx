// The reports on a question with their reasons, and the replies of staff.

import { Box, Card, CardContent, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { ReportedQuestionWhole, ReportRow } from '@trivium/contract/integrity/reports.admin'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { WrittenText } from '../../platform/ui/written.tsx'

interface ReportsOfQuestionProps {
  question: ReportedQuestionWhole
  onDone: () => void
}

export function ReportsOfQuestion({ question, onDone }: ReportsOfQuestionProps) {
  const open = question.reports.filter(({ state }) => state === 'open')
  const [chosen, setChosen] = useState(() => new Set(open.map(({ id }) => id)))
  const toggle = (id: number) =>
    setChosen(before => (before.has(id) ? new Set([...before].filter(other => other !== id)) : new Set([...before, id])))
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          Reports
        </Typography>
        {question.reports.length === 0 && <p>No reports.</p>}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {question.reports.map(report => (
            <Report key={report.id} report={report} isChosen={chosen.has(report.id)} onToggle={() => toggle(report.id)} />
          ))}
        </Box>
        {open.length > 0 && <Dealing questionId={question.id} ids={[...chosen]} onDone={onDone} />}
      </CardContent>
    </Card>
  )
}

interface ReportProps {
  report: ReportRow
  isChosen: boolean
  onToggle: () => void
}

function Report({ report, isChosen, onToggle }: ReportProps) {
  const { name, account_id, created_at, reason, state, outcome, answer } = report
  const who = (
    <Typography variant="body2" color="text.secondary" component="span">
      <bdi>{name}</bdi> (#{account_id}), {new Date(created_at).toLocaleString('en')}
      {state === 'closed' && `: ${outcome ?? 'closed'}`}
    </Typography>
  )
  return (
    <Box component="li" sx={{ py: 0.5 }}>
      {state === 'open' ? <FormControlLabel label={who} control={<Checkbox size="small" checked={isChosen} onChange={onToggle} />} /> : who}
      <Box className="as-written" dir="auto">
        <WrittenText text={reason} />
      </Box>
      {answer && (
        <Box
          dir="auto"
          className="as-written"
          sx={{ borderInlineStart: 3, borderColor: 'divider', paddingInlineStart: 1, color: 'text.secondary' }}
        >
          <WrittenText text={answer} />
        </Box>
      )}
    </Box>
  )
}

const ways = [
  {
    action: 'accept_reports',
    label: 'Accept and thank',
    text: 'Each player gets coins as thanks, once for this question, and a notification.',
    question: { name: 'answer', label: 'Message to the players', isOptional: true },
    said: 'Reports accepted. The players get coins as thanks.',
  },
  {
    action: 'answer_reports',
    label: 'Answer',
    text: 'The players get the answer as a message, and the reports are closed.',
    question: { name: 'answer', label: 'Answer' },
    said: 'Answer sent.',
  },
  {
    action: 'dismiss_reports',
    label: 'Dismiss',
    text: 'The players get the reason as a message.',
    question: { name: 'reason', label: 'Reason' },
    said: 'Reports dismissed.',
  },
] as const

function Dealing({ questionId, ids, onDone }: { questionId: number; ids: number[]; onDone: () => void }) {
  const notify = useNotify()
  const many = ids.length === 1 ? '1 report' : `${ids.length} reports`
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
      {ways.map(({ action, label, text, question, said }) => (
        <AskButton
          key={action}
          label={label}
          title={`${label}: ${many}`}
          text={text}
          color={action === 'dismiss_reports' ? 'error' : 'primary'}
          isDisabled={ids.length === 0}
          questions={[question]}
          onAnswer={async answers => {
            await call(action, { question_id: questionId, report_ids: ids, ...answers })
            notify(said)
            onDone()
          }}
        />
      ))}
    </Stack>
  )
}
