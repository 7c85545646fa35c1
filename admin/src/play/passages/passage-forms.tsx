// The forms for a new text to read and for changing one.

import { Typography } from '@mui/material'
import { Create, Edit, NumberInput, required, SaveButton, SelectInput, SimpleForm, TextInput, Toolbar, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Passage } from '@trivium/contract/play/passages.admin'
import { MediaInput } from '../../platform/ui/media/media-input.tsx'
import { LanguageInput } from '../../platform/ui/language-select.tsx'
import { useContentLanguages } from '../../platform/ui/languages.ts'
import { useOnce } from '../../platform/ui/once.ts'
import { RichText } from '../../platform/ui/rich-text.tsx'
import { useReply } from '../../platform/ui/use-reply.ts'
import { PassagePreview } from './passage-preview.tsx'
import { PassageQuestions } from './passage-questions.tsx'
import { PassageState } from './passage-state.tsx'

type Form = Record<string, unknown>

const kinds = [
  { id: 'text', name: 'A text' },
  { id: 'video', name: 'A text and a video' },
  { id: 'pdf', name: 'A text and a PDF file' },
]

const asSent = (data: Form) => ({
  ...data,
  html: data.html ?? '',
  content_url: data.content_type === 'text' ? null : data.content_url,
  caption: data.image ? data.caption : null,
})

export function PassageNew() {
  const once = useOnce()
  return (
    <Create title="New text" redirect="edit" transform={(data: Form) => ({ ...asSent(data), once })}>
      <SimpleForm defaultValues={{ content_type: 'text', position: 0, html: '' }} toolbar={<Save />}>
        <LanguageInput source="language_id" validate={required()} />
        <Inputs />
      </SimpleForm>
    </Create>
  )
}

export const PassageEdit = () => (
  <Edit mutationMode="pessimistic" redirect={false} transform={asSent} component="div">
    <PassageState />
    <SimpleForm toolbar={<Save />} sx={{ bgcolor: 'background.paper', borderRadius: 2 }}>
      <OwnLanguage />
      <Inputs />
    </SimpleForm>
    <PassageQuestions />
  </Edit>
)

const Save = () => (
  <Toolbar>
    <SaveButton />
    <PassagePreview />
  </Toolbar>
)

function OwnLanguage() {
  const passage = useRecordContext<Passage>()
  const language = useContentLanguages().find(({ id }) => id === passage?.language_id)
  return <Typography color="text.secondary">Language: {language?.name ?? '…'}. A translation is a separate text.</Typography>
}

function Inputs() {
  const [language, kind, picture]: unknown[] = useWatch({ name: ['language_id', 'content_type', 'image'] })
  const dir = useContentLanguages().find(({ id }) => id === language)?.dir ?? 'ltr'
  const asked = { type: 'fun_and_learn' as const, ...(typeof language === 'number' && { language_id: language }) }
  const { reply } = useReply('get_leaf_categories', asked)
  return (
    <>
      <TextInput source="title" validate={required()} slotProps={{ htmlInput: { dir, maxLength: 200 } }} />
      <SelectInput source="category_id" label="Category" choices={reply?.data ?? []} validate={required()} />
      <RichText source="html" label="Text" dir={dir} />
      <MediaInput source="image" label="Picture" kind="picture" words="caption" />
      {picture && (
        <TextInput
          source="caption"
          label="What the picture shows"
          validate={required()}
          slotProps={{ htmlInput: { dir, maxLength: 300 } }}
        />
      )}
      <SelectInput source="content_type" label="Kind" choices={kinds} validate={required()} />
      {kind !== 'text' && (
        <TextInput
          source="content_url"
          label="Address (https:// or a path of this site)"
          validate={required()}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      )}
      <NumberInput source="position" label="Place in its category (0 is first)" min={0} />
    </>
  )
}
