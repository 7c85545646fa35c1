// The history of a question: every change by staff, with what was inserted and deleted. An earlier state can be restored, as a new change.

import { Box, Button, Card, CardContent, Chip, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useNotify, useRedirect, useRefresh } from 'react-admin'
import type { HistoryEntry } from '@trivium/contract/bank/question-history.admin'
import type { BankQuestion } from '@trivium/contract/bank/questions.admin'
import { call } from '../../../platform/api.ts'
import { type Fields, inWords, isSame, showGroup } from '../../../platform/conflicts.ts'
import { AskButton } from '../../../platform/ui/ask-button.tsx'
import { Difference } from '../../../platform/ui/difference.tsx'
import { messageOf } from '../../../platform/ui/message-of.ts'
import { answerGroup, questionGroups } from './question-fields.ts'
import { inWords as spaced, writtenTime } from '../../../platform/ui/formats.ts'

const actionWords: Record<string, string> = {
  create_question: 'written',
  change_question: 'changed',
  correct_question: 'right answer corrected after a report',
  publish_questions: 'published',
  withdraw_questions: 'withdrawn',
  move_questions: 'moved',
  start_regrade: 'regrade started',
  accept_questions: 'accepted and published',
  send_back_question: 'sent back',
  comment_question: 'commented',
  create_translation: 'translated',
  answer_reports: 'answered reports',
}

export function QuestionHistory({ question }: { question: BankQuestion }) {
  const [entries, setEntries] = useState<HistoryEntry[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { id: question_id, version, state } = question
  useEffect(() => {
    let isWanted = true
    call('get_question_history', { question_id }).then(
      ({ data }) => isWanted && setEntries(data),
      (error: unknown) => isWanted && setProblem(messageOf(error)),
    )
    return () => {
      isWanted = false
    }
    // Read again after each change.
  }, [question_id, version, state])
  return (
    <Card component="section" aria-label="History">
      <CardContent>
        <Typography variant="h6" component="h2">
          History
        </Typography>
        {problem && <Typography color="error">{problem}</Typography>}
        {entries?.length === 0 && <Typography>No member of staff has changed this question yet.</Typography>}
        {entries?.map(entry => (
          <Entry key={entry.id} entry={entry} question={question} />
        ))}
      </CardContent>
    </Card>
  )
}

const rowIn = (value: unknown): Fields => (typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {})
/** The audit of a change has the whole form. */
const isWhole = (row: Fields) => 'question' in row && 'question_type' in row

function Entry({ entry: { at, name, action, before, after }, question }: { entry: HistoryEntry; question: BankQuestion }) {
  const [isOpen, setIsOpen] = useState(false)
  const [old, now] = [rowIn(before), rowIn(after)]
  const isForm = isWhole(now)
  const changed = isForm && isWhole(old) ? questionGroups.filter(group => !isSame(old, now, group)) : []
  const when = writtenTime(at)
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <span>
          {when}: <bdi>{name ?? 'a command'}</bdi>, {actionWords[action] ?? spaced(action)}
          {changed.length > 0 && ` (${changed.map(({ label }) => label.toLowerCase()).join('; ')})`}
        </span>
        {changed.includes(answerGroup) && <Chip size="small" color="warning" label="Answer changed" />}
        {typeof now.replaced_by === 'number' && <Chip size="small" label={`Became question ${now.replaced_by}`} />}
        {typeof now.reason === 'string' && <bdi>{now.reason}</bdi>}
        {isForm && (
          <Button size="small" aria-expanded={isOpen} aria-label={`What changed on ${when}`} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'What changed'}
          </Button>
        )}
        {isWhole(old) && changed.length > 0 && !question.is_replaced && question.sealed_by === null && (
          <RestoreButton question={question} state={old} when={when} />
        )}
      </Box>
      {isOpen &&
        (changed.length > 0 ? changed : questionGroups.filter(group => !isSame({}, now, group))).map(group => (
          <Box key={group.label} sx={{ my: 1 }}>
            <Typography variant="subtitle2" component="h3">
              {group.label}
            </Typography>
            <Difference before={isWhole(old) ? showGroup(old, group) : ''} after={showGroup(now, group)} />
          </Box>
        ))}
      {action === 'move_questions' && (
        <Typography variant="body2">
          Category {inWords(old.category_id)}, level {inWords(old.level)} → category {inWords(now.category_id ?? old.category_id)}, level{' '}
          {inWords(now.level ?? old.level)}
        </Typography>
      )}
    </Box>
  )
}

interface RestoreProps {
  question: BankQuestion
  state: Fields
  when: string
}

/** The server handles it as any other change, with the version that this page shows. */
function RestoreButton({ question: { id, version }, state, when }: RestoreProps) {
  const notify = useNotify()
  const refresh = useRefresh()
  const redirect = useRedirect()
  async function restore() {
    const { data } = await call('change_question', { ...state, question_id: id, version })
    notify(data.id === id ? 'Restored.' : `Restored as question ${data.id}, which takes the place of ${id}.`)
    if (data.id === id) refresh()
    else redirect('edit', 'questions', data.id)
  }
  return (
    <AskButton
      label="Restore what was before"
      title={`Restore the question as it was before ${when}?`}
      text="The restored text is saved as a new change. If this changes type, options or right answer of a published question, a new question takes its place."
      onAnswer={restore}
    />
  )
}
