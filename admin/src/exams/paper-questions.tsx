// The paper: its questions with their right answers, read from a file, taken off, and corrected.

import { Alert, Box, Divider, List, ListItem, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { ExamPaper } from '@trivium/contract/exam-office'
import { call, type Reply } from '../api.ts'
import { AskButton } from '../ui/ask-button.tsx'
import { FileButton } from '../ui/file-button.tsx'
import { useContentLanguages } from '../ui/languages.ts'
import { messageOf } from '../ui/message-of.ts'

export function PaperQuestions({ exam }: { exam: ExamPaper }) {
  const language = useContentLanguages().find(({ id }) => id === exam.language_id)
  return (
    <>
      {exam.attempts === 0 && <ImportQuestions examId={exam.id} />}
      <Typography variant="h6" component="h3">
        Rules
      </Typography>
      {/* The server has removed what is not allowed. */}
      <Box dir={language?.dir} lang={language?.code} dangerouslySetInnerHTML={{ __html: exam.rules }} />
      <Divider sx={{ my: 1 }} />
      {exam.questions.length === 0 && <Typography color="text.secondary">It has no questions yet.</Typography>}
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
      <Typography className="as-written">
        <strong>{number}.</strong> <bdi>{question.question}</bdi> <small>({question.marks})</small>
      </Typography>
      {question.image && <Box component="img" src={question.image} alt="" sx={{ maxWidth: 240 }} />}
      {question.options.length === 0 && (
        <Typography dir="auto">
          ✓ <bdi>{question.correct_answer}</bdi>
        </Typography>
      )}
      {question.options.map(({ key, text }) => (
        <Typography key={key} dir="auto" sx={{ fontWeight: right.includes(key) ? 700 : 400 }}>
          {right.includes(key) ? `✓ ${question.question_type === 'sequence' ? `${right.indexOf(key) + 1}. ` : ''}` : '– '}
          <bdi>{text}</bdi>
        </Typography>
      ))}
      {question.note && (
        <Typography className="as-written" variant="body2" color="text.secondary" dir="auto">
          {question.note}
        </Typography>
      )}
      <Box dir="ltr">{exam.attempts === 0 ? <TakeOff exam={exam} question={question} /> : <Regrade exam={exam} question={question} />}</Box>
    </>
  )
}

function TakeOff({ exam, question }: { exam: ExamPaper; question: Asked }) {
  const refresh = useRefresh()
  return (
    <AskButton
      label="Take off"
      title="Take this question off the exam?"
      text={question.question}
      onAnswer={async () => {
        await call('remove_exam_question', { exam_id: exam.id, question_id: question.id })
        refresh()
      }}
    />
  )
}

const correction = [
  { name: 'answer', label: 'Right answer: numbers of the options as they stand here, from 1, by comma; or the word' },
  { name: 'reason', label: 'Reason: everybody whose marks change reads it' },
] as const

function Regrade({ exam, question }: { exam: ExamPaper; question: Asked }) {
  const notify = useNotify()
  const refresh = useRefresh()
  return (
    <AskButton
      label="Correct the key"
      title="Another right answer"
      text="The marks of all attempts follow at once, and everybody whose marks change is told."
      questions={correction}
      onAnswer={async ({ answer = '', reason = '' }) => {
        const { changed } = (await call('regrade_exam_question', { exam_id: exam.id, question_id: question.id, answer, reason })).data
        notify(`Corrected. Attempts whose marks changed: ${changed}.`)
        refresh()
      }}
    />
  )
}

function ImportQuestions({ examId }: { examId: number }) {
  const refresh = useRefresh()
  const [report, setReport] = useState<{ text: string; isBad: boolean } | null>(null)
  async function take(file: File) {
    try {
      setReport(reportOf((await call('import_exam_questions', { exam_id: examId, file })).data))
      refresh()
    } catch (error) {
      setReport({ text: messageOf(error), isBad: true })
    }
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2">
        Columns: type, question, option_1 to option_5, answer, marks, note. An answer names options by number, from 1: <code>1</code>, or{' '}
        <code>1,3</code>.
      </Typography>
      <FileButton
        variant="outlined"
        size="small"
        accept=".csv,.tsv,.xlsx,text/csv"
        inputLabel="A file with questions"
        onFile={take}
        sx={{ my: 1 }}
      >
        Read questions from a CSV file
      </FileButton>
      {report && (
        <Alert severity={report.isBad ? 'warning' : 'success'} sx={{ whiteSpace: 'pre-line' }}>
          {report.text}
        </Alert>
      )}
    </Box>
  )
}

function reportOf({ added, rows }: Reply<'import_exam_questions'>['data']): { text: string; isBad: boolean } {
  const problems = rows.map(({ row, problem }) => `Row ${row}: ${problem}`)
  return { text: [`Questions added: ${added}.`, ...problems].join('\n'), isBad: problems.length > 0 }
}
