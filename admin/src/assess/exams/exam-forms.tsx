// The form for an exam. An exam can be changed until somebody has started it.

import { BooleanInput, Create, Edit, NumberInput, required, SaveButton, SelectInput, SimpleForm, TextInput, Toolbar } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { LanguageInput } from '../../platform/ui/language-select.tsx'
import { useContentLanguages } from '../../platform/ui/languages.ts'
import { RichText } from '../../platform/ui/rich-text.tsx'
import { TimeInput } from '../../platform/ui/time-input.tsx'

type Form = Record<string, unknown>

const releases = [
  { id: 'examiner', name: 'when the examiner releases them' },
  { id: 'end', name: 'when the exam ends' },
  { id: 'hand_in', name: 'to each examinee at hand-in' },
]
const asDefault = {
  duration_minutes: 60,
  rules: '',
  answer_again: true,
  strict_away: true,
  is_for_all: true,
  is_daily: false,
  release_when: 'examiner',
  marks_at_hand_in: false,
  minus_marks: 0,
}
const asSent = (data: Form) => ({ ...data, rules: data.rules ?? '' })

export const ExamNew = () => (
  <Create title="New exam" redirect="show" transform={asSent}>
    <SimpleForm defaultValues={asDefault} toolbar={<Save />}>
      <Inputs isNew />
    </SimpleForm>
  </Create>
)

export const ExamEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show" transform={asSent}>
    <SimpleForm toolbar={<Save />}>
      <Inputs isNew={false} />
    </SimpleForm>
  </Edit>
)

const Save = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)

function Inputs({ isNew }: { isNew: boolean }) {
  const language: unknown = useWatch({ name: 'language_id' })
  const dir = useContentLanguages().find(({ id }) => id === language)?.dir ?? 'ltr'
  return (
    <>
      <LanguageInput source="language_id" validate={required()} />
      <TextInput source="title" validate={required()} slotProps={{ htmlInput: { dir, maxLength: 120 } }} />
      <TimeInput source="starts_at" label="From (your local time)" validate={required()} />
      <TimeInput source="ends_at" label="Until (your local time)" validate={required()} />
      <NumberInput source="duration_minutes" label="Time for an attempt, in minutes" min={1} max={180} validate={required()} />
      <TextInput
        source="exam_key"
        label="Exam key, 4 to 8 characters"
        autoComplete="off"
        helperText={
          isNew ? 'Write it down: the server stores only a hash, so nobody can read the key later.' : 'Leave empty to keep the current key.'
        }
        {...(isNew && { validate: required() })}
      />
      <RichText source="rules" label="Rules" dir={dir} minHeight={140} />
      <BooleanInput source="answer_again" label="Examinees may change their answers" />
      <BooleanInput source="strict_away" label="The first absence that is too long ends the attempt (off: the second)" />
      <BooleanInput source="is_for_all" label="Open to every player (off: only to players on the list)" />
      <BooleanInput source="is_daily" label="Open daily: each examinee may sit it once on each day between these dates" />
      <SelectInput source="release_when" label="Marks and right answers are shown" choices={releases} validate={required()} />
      <BooleanInput
        source="marks_at_hand_in"
        label="Show examinees their marks at hand-in"
        helperText="This can give answers away: people can try different answers with several accounts and compare the marks."
      />
      <NumberInput
        source="minus_marks"
        label="Marks lost for a wrong answer (steps of 0.25)"
        helperText="New questions start with this value. If you change it, questions that have the old value change with it, and others keep theirs."
        min={0}
        max={100}
        step={0.25}
      />
      <NumberInput source="pass_percent" label="Pass mark in percent (empty: no pass or fail)" min={1} max={100} />
    </>
  )
}
