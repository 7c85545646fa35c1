// The form that corrects a question's key or voids the question. It first shows the players concerned.

import { Alert, Button, Card, CardContent, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { RegradePreview, ReportedQuestionWhole } from '@trivium/contract/integrity/reports.admin'
import { call } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { Concerned } from './concerned.tsx'
import { type CorrectedKey, CorrectionInputs, currentKey, keyInput } from './correction-inputs.tsx'

interface CorrectionPartProps {
  question: ReportedQuestionWhole
  onDone: () => void
}

export function CorrectionPart({ question, onDone }: CorrectionPartProps) {
  const notify = useNotify()
  const [key, setKey] = useState<CorrectedKey>(() => currentKey(question))
  const [words, setWords] = useState(() => wordsOf(question))
  const [withdraws, setWithdraws] = useState(false)
  const [preview, setPreview] = useState<RegradePreview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isReplaced = !withdraws && !key.isVoid && !question.is_replaced
  const asked = { question_id: question.id, ...keyInput(question, key) }
  async function attempt(work: () => Promise<void>) {
    setProblem(null)
    await work().catch((error: unknown) => setProblem(messageOf(error)))
  }
  const look = () => attempt(async () => setPreview((await call('preview_regrade', asked)).data))
  function correct(event: FormEvent) {
    event.preventDefault()
    void attempt(async () => {
      await call('correct_question', {
        ...asked,
        withdraw: !isReplaced,
        reason: words.reason,
        ...(isReplaced && wordsOfNext(question, words, key)),
      })
      notify('Corrected. Now regrade it to update the results.')
      onDone()
    })
  }
  return (
    <Card component="form" onSubmit={correct}>
      <CardContent>
        <Typography variant="h6" component="h2">
          Correct the question
        </Typography>
        <Typography variant="body2" color="text.secondary">
          The question stays on record as it was asked. A new version replaces it, and answers that are right by the new key also count as
          right.
        </Typography>
        <CorrectionInputs
          question={question}
          value={key}
          onChange={next => {
            setKey(next)
            setPreview(null)
          }}
        />
        {!key.isVoid && !question.is_replaced && (
          <FormControlLabel
            label="Withdraw the question instead of asking the corrected version"
            control={<Checkbox checked={withdraws} onChange={({ target }) => setWithdraws(target.checked)} />}
          />
        )}
        <Texts question={question} words={words} hasWords={isReplaced} onChange={setWords} />
        {problem && <Alert severity="error">{problem}</Alert>}
        {preview && <Concerned preview={preview} />}
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          <Button onClick={() => void look()}>Show affected players</Button>
          <Button type="submit" variant="contained">
            Correct
          </Button>
        </Stack>
      </CardContent>
    </Card>
  )
}

/** The question's new words, and the reason. Options keep their places: the key above also holds for their new words. */
interface Words {
  question: string
  note: string
  options: string[]
  reason: string
}

const wordsOf = ({ question, note, options }: ReportedQuestionWhole): Words => ({ question, note: note ?? '', options, reason: '' })

/** Sends the options and their answer together, or neither. */
const wordsOfNext = (before: ReportedQuestionWhole, { question, note, options }: Words, { answer }: CorrectedKey) => ({
  question,
  note,
  ...(options.some((text, at) => text !== before.options[at]) && { options, new_answer: answer }),
})

interface TextsProps {
  question: ReportedQuestionWhole
  words: Words
  hasWords: boolean
  onChange: (words: Words) => void
}

function Texts({ question, words, hasWords, onChange }: TextsProps) {
  const written = { lang: question.language_code, dir: question.is_right_to_left ? 'rtl' : 'ltr' } as const
  const write = (change: Partial<Words>) => onChange({ ...words, ...change })
  const hasOptions = question.question_type !== 'true_false' && question.options.length > 0
  return (
    <>
      {hasWords && (
        <>
          <Written
            label="Question, from now on"
            required
            value={words.question}
            onChange={text => write({ question: text })}
            {...written}
          />
          {hasOptions &&
            words.options.map((option, at) => (
              <Written
                key={question.options[at]}
                label={`Option ${at + 1}, from now on`}
                required
                value={option}
                onChange={text => write({ options: words.options.with(at, text) })}
                {...written}
              />
            ))}
          <Written label="Note, from now on" value={words.note} onChange={text => write({ note: text })} {...written} />
        </>
      )}
      <Written label="Reason, for the record" required value={words.reason} onChange={text => write({ reason: text })} dir="auto" />
    </>
  )
}

interface WrittenProps {
  label: string
  required?: boolean
  value: string
  lang?: string
  dir: 'ltr' | 'rtl' | 'auto'
  onChange: (text: string) => void
}

const Written = ({ label, required = false, value, lang, dir, onChange }: WrittenProps) => (
  <TextField
    label={label}
    required={required}
    multiline
    fullWidth
    margin="dense"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { lang, dir } }}
  />
)
