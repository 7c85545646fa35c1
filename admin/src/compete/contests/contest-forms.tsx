// The forms that announce a contest and change the parts of it that may still change.

import { Alert } from '@mui/material'
import { Create, Edit, required, SaveButton, SimpleForm, TextInput, Toolbar, useRecordContext } from 'react-admin'
import type { StagedContest } from '@trivium/contract/compete/contests.admin'
import { useContentLanguages } from '../../platform/ui/languages.ts'
import { numbersOf } from '../../platform/ui/numbers-input.tsx'
import { useOnce } from '../../platform/ui/once.ts'
import { MediaInput } from '../../platform/ui/media/media-input.tsx'
import { TimeInput } from '../../platform/ui/time-input.tsx'
import { textIn, WordsByLanguage, writtenWords } from '../../platform/ui/words-by-language.tsx'
import { FixedTerms, TermsInputs } from './contest-terms.tsx'

type Form = Record<string, unknown>

const wordsOf = (data: Form) => ({
  translations: writtenWords(data.translations, ({ name, description }) => {
    const written = { name: textIn(name), description: textIn(description) }
    return written.name === '' ? null : written
  }),
  description: textIn(data.description),
})

const termsOf = (data: Form) => ({
  prizes: numbersOf(data.prizes) ?? [],
  question_ids: data.is_drawn === false ? numbersOf(data.question_ids) : undefined,
  questions: data.is_drawn === false ? undefined : data.questions,
})

const asDefault = {
  entry: 0,
  seconds: 20,
  questions: 10,
  prizes: [100, 50, 25],
  things: [],
  is_drawn: true,
  category_ids: [],
  translations: {},
}

export function ContestNew() {
  const once = useOnce()
  return (
    <Create title="New contest" redirect="show" transform={(data: Form) => ({ ...data, ...wordsOf(data), ...termsOf(data), once })}>
      <SimpleForm defaultValues={asDefault} toolbar={<Announce />}>
        <Alert severity="info" sx={{ mb: 2 }}>
          The announcement publishes the hash of the contest’s seed and fixes language, entry, coins and things to win, time and questions.
          You can change the texts at any time, and start and end until it begins.
        </Alert>
        <Words />
        <TermsInputs />
      </SimpleForm>
    </Create>
  )
}

const Announce = () => (
  <Toolbar>
    <SaveButton label="Announce" />
  </Toolbar>
)

function Words() {
  const languages = useContentLanguages()
  const record = useRecordContext<StagedContest>()
  const dir = languages.find(({ id }) => id === record?.language_id)?.dir ?? 'auto'
  return (
    <>
      <TextInput source="name" validate={required()} slotProps={{ htmlInput: { dir, maxLength: 120 } }} />
      <TextInput source="description" multiline slotProps={{ htmlInput: { dir, maxLength: 2000 } }} />
      <MediaInput source="image" label="Picture" kind="picture" holdsName />
      <TimeInput source="starts_at" label="Start" validate={required()} />
      <TimeInput source="ends_at" label="End" validate={required()} />
      <WordsByLanguage
        source="translations"
        fields={[
          { name: 'name', label: 'Name', max: 120 },
          { name: 'description', label: 'Description', max: 2000, isLong: true },
        ]}
      />
    </>
  )
}

/** Sends only what may change. Announced terms are fixed. */
const changesOf = ({ version, name, image, starts_at, ends_at, ...data }: Form) => ({
  version,
  name,
  image,
  starts_at,
  ends_at,
  ...wordsOf(data),
})

export const ContestEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show" transform={changesOf}>
    <SimpleForm toolbar={<Save />}>
      <Words />
      <FixedTerms />
    </SimpleForm>
  </Edit>
)

const Save = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)
