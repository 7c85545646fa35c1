// The fields of a question: only those that its type uses.

import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { AutocompleteInput, BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import { useCategories, useCategoryChoices } from '../catalogue/index.ts'
import { MediaInput } from '../../platform/ui/media/media-input.tsx'
import { NumberInputs } from './number-inputs.tsx'
import { OptionsInput } from './options-input.tsx'
import { forType, type Values } from './question-form-values.ts'
import { categoryTypesFor } from './question-words.ts'
import { choicesOf, typeWords } from '../../platform/ui/question-types.ts'
import { useContentLanguages } from '../../platform/ui/languages.ts'
import { WordsInput } from './words-input.tsx'

interface QuestionInputsProps {
  isPublished: boolean
  /** In place of language, category, level and source. */
  examInputs?: ReactNode
}

export function QuestionInputs({ isPublished, examInputs }: QuestionInputsProps) {
  const { getValues, setValue } = useFormContext<Values>()
  const [type = 'multiple_choice', languageId] = useWatch<Values, ['question_type', 'language_id']>({
    name: ['question_type', 'language_id'],
  })
  const languages = useContentLanguages()
  const dir = languages.find(({ id }) => id === languageId)?.rtl ? 'rtl' : 'ltr'
  const asWritten = { htmlInput: { dir } }
  const take = (chosen: QuestionType) => {
    const { options, matches, answer } = forType(chosen, getValues())
    setValue('options', options, { shouldDirty: true })
    setValue('matches', matches, { shouldDirty: true })
    setValue('answer', answer, { shouldDirty: true })
  }
  return (
    <Stack sx={{ width: '100%' }}>
      <KindInputs isPublished={isPublished} isOfExam={Boolean(examInputs)} onType={take} />
      <TextInput
        source="question"
        label="Question"
        multiline
        minRows={2}
        fullWidth
        helperText="Write formulas between $ and $"
        slotProps={asWritten}
        validate={isNeeded}
      />
      <PictureInputs dir={dir} />
      {type === 'audio' && <MediaInput source="audio" label="Sound" kind="sound" words="audio_text" />}
      {type === 'audio' && (
        <TextInput
          source="audio_text"
          label="Description of the sound"
          multiline
          fullWidth
          helperText="For people who cannot hear the sound. Leave this empty if it would give the answer away."
          slotProps={asWritten}
        />
      )}
      <AnswerInputs type={type} dir={dir} />
      <TextInput source="note" label="Note" multiline fullWidth helperText="Shown after the answer" slotProps={asWritten} sx={{ mt: 2 }} />
      {examInputs ?? <PlaceInputs type={type} />}
      <WordsInput source="tags" label="Tags" helperText="For searching. Players do not see tags." dir="auto" />
      {!examInputs && <SourceInputs />}
    </Stack>
  )
}

interface WritingProps {
  dir: 'ltr' | 'rtl'
}

function PictureInputs({ dir }: WritingProps) {
  const image = useWatch<Values, 'image'>({ name: 'image' })
  return (
    <>
      <MediaInput source="image" label="Picture" kind="picture" words="image_text" />
      {image && (
        <TextInput
          source="image_text"
          label="Description of the picture"
          multiline
          fullWidth
          helperText="Screen readers read it out. The description must not give the answer away."
          slotProps={{ htmlInput: { dir } }}
        />
      )}
    </>
  )
}

function AnswerInputs({ type, dir }: WritingProps & { type: QuestionType }) {
  if (type === 'number') return <NumberInputs dir={dir} />
  if (type === 'guess_the_word') {
    return (
      <>
        <TextInput
          source="word"
          label="Word to guess"
          fullWidth
          helperText="Spaces and hyphens are shown from the start"
          slotProps={{ htmlInput: { dir } }}
        />
        <WordsInput source="accepted" label="Other right words" helperText="They count as right and are shown after the answer" dir={dir} />
      </>
    )
  }
  return (
    <>
      <OptionsInput type={type} dir={dir} />
      {type !== 'true_false' && type !== 'sequence' && (
        <BooleanInput
          source="keeps_order"
          label="Show the options in this order"
          helperText="For options that refer to each other or follow a scale"
        />
      )}
    </>
  )
}

interface KindInputsProps {
  isPublished: boolean
  isOfExam: boolean
  onType: (type: QuestionType) => void
}

function KindInputs({ isPublished, isOfExam, onType }: KindInputsProps) {
  const languages = useContentLanguages()
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <SelectInput
          source="question_type"
          label="Type"
          choices={choicesOf(typeWords)}
          onChange={({ target }) => onType(target.value)}
          validate={isNeeded}
        />
        {!isOfExam && (
          <SelectInput
            source="language_id"
            label="Language"
            choices={languages.map(({ id, name }) => ({ id, name }))}
            readOnly={isPublished}
            helperText={false}
            validate={isNeeded}
          />
        )}
      </Stack>
      {isPublished && <Typography variant="caption">The language of a published question cannot be changed.</Typography>}
    </>
  )
}

const isNeeded = (value: unknown) => (value === undefined || value === null || value === '' ? 'is needed' : undefined)

function PlaceInputs({ type }: { type: QuestionType }) {
  const wanted = categoryTypesFor(type)
  const choices = useCategoryChoices(node => node.subcategories === 0 && wanted.includes(node.type))
  const categoryId = useWatch<Values, 'category_id'>({ name: 'category_id' })
  const { data } = useCategories()
  const isOfText = data?.find(({ id }) => id === categoryId)?.type === 'fun_and_learn'
  return (
    <>
      <AutocompleteInput source="category_id" label="Category" choices={choices} fullWidth validate={isNeeded} helperText={false} />
      {isOfText && <NumberInput source="passage_id" label="Number of the text" helperText="The question is about this text" />}
      <Stack direction="row" spacing={2}>
        <NumberInput source="level" label="Level" min={1} max={1000} step={1} validate={isNeeded} helperText={false} />
        <NumberInput
          source="difficulty"
          label="Difficulty"
          min={0}
          max={1}
          step={0.05}
          helperText="Your estimate: 0 easy to 1 hard"
          validate={isNeeded}
        />
      </Stack>
    </>
  )
}

const SourceInputs = () => (
  <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2 }}>
    <Typography component="legend" variant="subtitle1" sx={{ p: 0 }}>
      Source
    </Typography>
    <TextInput source="source.name" label="Name" helperText={false} />
    <TextInput source="source.url" label="Address" type="url" helperText={false} />
    <TextInput source="source.licence" label="Licence" helperText="Fill in all three, or none" />
  </Stack>
)
