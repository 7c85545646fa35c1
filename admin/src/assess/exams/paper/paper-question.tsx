// One question of the paper, with its right answer and the examiner's buttons.

import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useRefresh } from 'react-admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { call } from '../../../platform/api.ts'
import { AskButton } from '../../../platform/ui/ask-button.tsx'
import { WrittenText } from '../../../platform/ui/written.tsx'
import { CorrectKey } from './correct-key.tsx'

export type Asked = ExamPaper['questions'][number]

interface PaperQuestionProps {
  exam: ExamPaper
  question: Asked
  number: number
  /** Buttons that move it. */
  moves?: ReactNode
  onChange: () => void
}

export function PaperQuestion({ exam, question, number, moves, onChange }: PaperQuestionProps) {
  const right = question.correct_answer.split(',')
  return (
    <>
      <Typography component="div" className="as-written">
        <strong>{number}.</strong> <WrittenText text={question.question} /> <small>({marksOf(question)})</small>
      </Typography>
      {question.image && <Box component="img" src={question.image} alt="" sx={{ maxWidth: 240 }} />}
      {question.options.length === 0 && (
        <Typography dir="auto">
          ✓ <bdi>{writtenAnswer(question)}</bdi>
        </Typography>
      )}
      {question.options.map(({ key, text, image_text }) => (
        <Typography key={key} dir="auto" sx={{ fontWeight: right.includes(key) ? 700 : 400 }}>
          {right.includes(key) ? `✓ ${question.question_type === 'sequence' ? `${right.indexOf(key) + 1}. ` : ''}` : '– '}
          <WrittenText text={text || (image_text ?? '')} />
          {question.question_type === 'matching' && (
            <>
              {' ↔ '}
              <WrittenText text={matchOf(question, key)} />
            </>
          )}
        </Typography>
      ))}
      {question.note && (
        <Typography className="as-written" variant="body2" color="text.secondary" dir="auto">
          <WrittenText text={question.note} />
        </Typography>
      )}
      <Box dir="ltr">
        {exam.attempts === 0 ? (
          <>
            {moves}
            <Button size="small" onClick={onChange}>
              Change
            </Button>
            {question.draw_id === null && <SetMarks exam={exam} question={question} />}
            <TakeOff exam={exam} question={question} />
          </>
        ) : (
          <CorrectKey exam={exam} question={question} />
        )}
      </Box>
    </>
  )
}

const marksOf = ({ marks, minus_marks, part_marks }: Asked) =>
  `${marks}${part_marks ? ', in parts' : ''}${minus_marks > 0 ? `, a wrong answer costs ${minus_marks}` : ''}`

const writtenAnswer = ({ correct_answer, tolerance, unit, also_right }: Asked) =>
  [`${correct_answer}${tolerance ? ` ± ${tolerance}` : ''}${unit === null ? '' : ` ${unit}`}`, ...also_right].join(', ')

/** The text of an option's match. */
function matchOf({ correct_answer, matches }: Asked, option: string): string {
  const key = correct_answer
    .split(',')
    .find(pair => pair.startsWith(`${option}-`))
    ?.slice(2)
  const match = matches.find(one => one.key === key)
  return match?.text || match?.image_text || ''
}

const marksAsked = ({ marks, minus_marks, part_marks }: Asked) =>
  [
    { name: 'marks', label: 'Marks, in steps of 0.25', type: 'number', initial: String(marks) },
    { name: 'minus_marks', label: 'Marks lost for a wrong answer', type: 'number', initial: String(minus_marks) },
    { name: 'part_marks', label: 'Part marks: 1 for yes, 0 for no', type: 'number', initial: part_marks ? '1' : '0' },
  ] as const

function SetMarks({ exam, question }: { exam: ExamPaper; question: Asked }) {
  const refresh = useRefresh()
  return (
    <AskButton
      label="Marks"
      title="What is this question worth?"
      text={question.question}
      questions={marksAsked(question)}
      onAnswer={async ({ marks = '', minus_marks = '', part_marks = '' }) => {
        const worth = { marks: Number(marks), minus_marks: Number(minus_marks), part_marks: part_marks === '1' }
        await call('set_question_marks', { exam_id: exam.id, question_id: question.id, ...worth })
        refresh()
      }}
    />
  )
}

function TakeOff({ exam, question }: { exam: ExamPaper; question: Asked }) {
  const refresh = useRefresh()
  return (
    <AskButton
      label="Remove"
      title="Remove this question from the exam?"
      text={question.question}
      onAnswer={async () => {
        await call('remove_exam_question', { exam_id: exam.id, question_id: question.id })
        refresh()
      }}
    />
  )
}
