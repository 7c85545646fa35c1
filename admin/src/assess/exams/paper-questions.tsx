// The exam paper: its questions with the right answers. Examiners import, remove and correct them here.

import { Box, Divider, List, ListItem, Typography } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { useContentLanguages } from '../../platform/ui/languages.ts'
import { ImportQuestions } from './import-questions.tsx'
import { WrittenText } from '../../platform/ui/written.tsx'

export function PaperQuestions({ exam }: { exam: ExamPaper }) {
  const language = useContentLanguages().find(({ id }) => id === exam.language_id)
  return (
    <>
      {exam.attempts === 0 && <ImportQuestions examId={exam.id} />}
      <Typography variant="h6" component="h3">
        Rules
      </Typography>
      {/* The server has sanitised this HTML. */}
      <Box dir={language?.dir} lang={language?.code} dangerouslySetInnerHTML={{ __html: exam.rules }} />
      <Divider sx={{ my: 1 }} />
      {exam.questions.length === 0 && <Typography color="text.secondary">No questions yet.</Typography>}
      <List component="ol" dir={language?.dir} lang={language?.code} sx={{ listStyle: 'none' }}>
        {exam.questions.map((question, index) => (
          <ListItem key={question.id} sx={{ display: 'block' }} divider>
            <PaperQuestion exam={exam} question={question} number={index + 1} />
          </ListItem>
        ))}
      </List>
    </>
  )
}

type Asked = ExamPaper['questions'][number]

function PaperQuestion({ exam, question, number }: { exam: ExamPaper; question: Asked; number: number }) {
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
            <SetMarks exam={exam} question={question} />
            <TakeOff exam={exam} question={question} />
          </>
        ) : (
          <Regrade exam={exam} question={question} />
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

const correction = [
  { name: 'answer', label: 'Right answer: option numbers in the order shown here, from 1, with commas; or the word' },
  { name: 'reason', label: 'Reason, sent to everybody whose marks change' },
] as const

function Regrade({ exam, question }: { exam: ExamPaper; question: Asked }) {
  const notify = useNotify()
  const refresh = useRefresh()
  return (
    <AskButton
      label="Correct the key"
      title="Correct the right answer"
      text="All attempts are marked again at once. Everybody whose marks change is notified."
      questions={correction}
      onAnswer={async ({ answer = '', reason = '' }) => {
        const { changed } = (await call('regrade_exam_question', { exam_id: exam.id, question_id: question.id, answer, reason })).data
        notify(`Corrected. Attempts whose marks changed: ${changed}.`)
        refresh()
      }}
    />
  )
}
