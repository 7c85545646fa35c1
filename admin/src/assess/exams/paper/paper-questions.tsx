// The exam paper: its questions with the right answers. Examiners write, take, import, order, remove and correct them here.

import { Box, Divider, List, ListItem, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { useContentLanguages } from '../../../platform/ui/languages.ts'
import { type Order, Sortable, useSortableRow } from '../../../platform/ui/sortable.tsx'
import { AddQuestions } from './add-questions.tsx'
import { PaperDraws } from './paper-draws.tsx'
import { MoveBlock } from './move-block.tsx'
import { PaperQuestion } from './paper-question.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { type Block, usePaperOrder } from './use-paper-order.ts'

export function PaperQuestions({ exam }: { exam: ExamPaper }) {
  const language = useContentLanguages().find(({ id }) => id === exam.language_id)
  const [changed, setChanged] = useState<number | null>(null)
  const { order, blocks } = usePaperOrder(exam)
  return (
    <>
      <PassMark exam={exam} />
      {exam.attempts === 0 ? <AddQuestions exam={exam} /> : <Started />}
      <PaperDraws exam={exam} />
      <Typography variant="h6" component="h3">
        Rules
      </Typography>
      {/* The server has sanitised this HTML. */}
      <Box dir={language?.dir} lang={language?.code} dangerouslySetInnerHTML={{ __html: exam.rules }} />
      <Divider sx={{ my: 1 }} />
      {exam.questions.length === 0 && <Typography color="text.secondary">No questions yet.</Typography>}
      <Sortable order={order} nameOf={id => blocks.find(block => block.id === id)?.name ?? 'nothing'}>
        <List component="ol" dir={language?.dir} lang={language?.code} sx={{ listStyle: 'none' }}>
          {blocks.map(block => (
            <PaperBlock key={block.id} {...{ exam, block, order }} onChange={setChanged} />
          ))}
        </List>
      </Sortable>
      {changed !== null && <QuestionDialog exam={exam} questionId={changed} onClose={() => setChanged(null)} />}
    </>
  )
}

interface PaperBlockProps {
  exam: ExamPaper
  block: Block
  order: Order
  onChange: (questionId: number) => void
}

/** A question, or a draw with its pool folded away. */
function PaperBlock({ exam, block, order, onChange }: PaperBlockProps) {
  const { id, name, draw, questions, number } = block
  const { row, handle, isDragging } = useSortableRow(id, name)
  const moves = exam.attempts === 0 && (
    <>
      {handle}
      <MoveBlock {...{ block, order }} />
    </>
  )
  const asked = questions.map((question, index) => (
    <PaperQuestion
      key={question.id}
      {...{ exam, question, number: number + index }}
      moves={draw === null && moves}
      onChange={() => onChange(question.id)}
    />
  ))
  return (
    <ListItem {...row} sx={{ display: 'block', ...(isDragging && { bgcolor: 'background.paper' }) }} divider>
      {draw === null ? (
        asked
      ) : (
        <>
          <Box dir="ltr" lang="en">
            Here each examinee gets {draw.count} of {draw.pool} questions ({name}). {moves}
          </Box>
          <details>
            <summary lang="en">The pool of {name}</summary>
            <Stack spacing={1} sx={{ my: 1 }}>
              {asked}
            </Stack>
          </details>
        </>
      )}
    </ListItem>
  )
}

const PassMark = ({ exam: { pass_percent, total_marks } }: { exam: ExamPaper }) => (
  <Typography sx={{ mb: 1 }}>
    {pass_percent === null
      ? 'The exam has no pass mark, so nobody passes or fails.'
      : `Pass mark: ${pass_percent} % (${Math.round(pass_percent * total_marks) / 100} of ${total_marks} marks).`}
  </Typography>
)

const Started = () => (
  <Typography color="text.secondary" sx={{ mb: 1 }}>
    An examinee has started this exam, so you can no longer change its questions. You can still correct a wrong key.
  </Typography>
)
