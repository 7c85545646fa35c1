// The forms for a new notice to players, and for changing one that was not sent yet.

import { Typography } from '@mui/material'
import { Create, Edit, RadioButtonGroupInput, required, SaveButton, SelectInput, SimpleForm, TextInput, Toolbar } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useInterfaceLanguages } from '../../platform/ui/languages.ts'
import { NumbersInput, numbersIn, numbersOf } from '../../platform/ui/numbers-input.tsx'
import { useOnce } from '../../platform/ui/once.ts'
import { PictureInput } from '../../platform/ui/picture-input.tsx'
import { useReply } from '../../platform/ui/use-reply.ts'
import { TimeInput } from '../../platform/ui/time-input.tsx'
import { textIn, WordsByLanguage, writtenWords } from '../../platform/ui/words-by-language.tsx'

type Form = Record<string, unknown>

const audiences = [
  { id: 'all', name: 'Everybody' },
  { id: 'language', name: 'Players with one interface language' },
  { id: 'accounts', name: 'Chosen players' },
]

const asSent = (data: Form) => ({
  ...data,
  texts: writtenWords(data.texts, ({ title, message }) => {
    const written = { title: textIn(title), message: textIn(message) }
    return written.title === '' && written.message === '' ? null : written
  }),
  account_ids: data.audience === 'accounts' ? (numbersOf(data.account_ids) ?? null) : null,
  web_language: data.audience === 'language' ? data.web_language : null,
})

export function AnnouncementNew() {
  const once = useOnce()
  return (
    <Create title="New notice" redirect="list" transform={(data: Form) => ({ ...asSent(data), once })}>
      <SimpleForm defaultValues={{ audience: 'all', texts: {} }} toolbar={<Send label="Send" />}>
        <Inputs />
      </SimpleForm>
    </Create>
  )
}

export const AnnouncementEdit = () => (
  <Edit mutationMode="pessimistic" redirect="list" transform={asSent}>
    <SimpleForm toolbar={<Send label="Save" />}>
      <Inputs />
    </SimpleForm>
  </Edit>
)

const Send = ({ label }: { label: string }) => (
  <Toolbar>
    <SaveButton label={label} />
  </Toolbar>
)

function Inputs() {
  const audience: unknown = useWatch({ name: 'audience' })
  const languages = useInterfaceLanguages()
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        Write plain text. Players read the notice in their own language if you fill it in, otherwise in the default language.
      </Typography>
      <WordsByLanguage
        source="texts"
        isOpen
        fields={[
          { name: 'title', label: 'Title', max: 100 },
          { name: 'message', label: 'Message', max: 1000, isLong: true },
        ]}
      />
      <PictureInput source="image" label="Picture" />
      <TextInput source="link" label="Page of the app to open (such as /contest/12/)" slotProps={{ htmlInput: { dir: 'ltr' } }} />
      <RadioButtonGroupInput source="audience" label="To" choices={audiences} validate={required()} />
      {audience === 'language' && (
        <SelectInput
          source="web_language"
          label="Language"
          choices={languages.map(({ code, name }) => ({ id: code, name }))}
          validate={required()}
        />
      )}
      {audience === 'accounts' && <NumbersInput source="account_ids" label="Numbers of their accounts" validate={required()} />}
      <HowMany />
      <TimeInput source="send_at" label="When (empty: now)" />
    </>
  )
}

function HowMany() {
  const [audience, language, accounts]: unknown[] = useWatch({ name: ['audience', 'web_language', 'account_ids'] })
  const ids = Array.isArray(accounts) ? accounts : numbersIn(typeof accounts === 'string' ? accounts : '')
  if (audience === 'all') return <Counted asked={{ audience: 'all' }} />
  if (audience === 'language' && typeof language === 'string') return <Counted asked={{ audience: 'language', web_language: language }} />
  return audience === 'accounts' && ids.length > 0 ? <Counted asked={{ audience: 'accounts', account_ids: ids }} /> : null
}

function Counted({ asked }: { asked: Record<string, unknown> }) {
  const { reply } = useReply('count_audience', asked)
  return (
    <Typography aria-live="polite" sx={{ mb: 1 }}>
      {reply ? `It would reach ${reply.data.accounts} players.` : ' '}
    </Typography>
  )
}
