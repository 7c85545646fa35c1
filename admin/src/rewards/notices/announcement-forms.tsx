// The forms for a new notice to players, and for changing one that was not sent yet.

import { Typography } from '@mui/material'
import {
  BooleanInput,
  Create,
  Edit,
  NumberInput,
  RadioButtonGroupInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
} from 'react-admin'
import { TestLetter, writtenTexts } from './test-letter.tsx'
import { useWatch } from 'react-hook-form'
import { useInterfaceLanguages } from '../../platform/ui/languages.ts'
import { NumbersInput, numbersIn, numbersOf } from '../../platform/ui/numbers-input.tsx'
import { useOnce } from '../../platform/ui/once.ts'
import { MediaInput } from '../../platform/ui/media/media-input.tsx'
import { useReply } from '../../platform/ui/use-reply.ts'
import { TimeInput } from '../../platform/ui/time-input.tsx'
import { WordsByLanguage } from '../../platform/ui/words-by-language.tsx'

type Form = Record<string, unknown>

const audiences = [
  { id: 'all', name: 'Everybody' },
  { id: 'language', name: 'Players with one interface language' },
  { id: 'accounts', name: 'Chosen players' },
]

const asSent = (data: Form) => ({
  ...data,
  texts: writtenTexts(data.texts),
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
      <MediaInput source="image" label="Picture" kind="picture" holdsName />
      <TextInput source="link" label="Page that the notice opens (such as /contest/12/)" slotProps={{ htmlInput: { dir: 'ltr' } }} />
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
      <NumberInput source="seen_within_days" label="Only players who used the app in this many days" min={1} max={366} />
      <NumberInput source="unseen_for_days" label="Only players who have not used the app for this many days" min={1} max={3660} />
      <BooleanInput source="by_mail" label="Also by email, to those who asked for news by email" />
      <HowMany />
      <TestLetter />
      <TimeInput source="send_at" label="When (empty: now)" />
    </>
  )
}

function HowMany() {
  const [audience, language, accounts, seen_within_days, unseen_for_days]: unknown[] = useWatch({
    name: ['audience', 'web_language', 'account_ids', 'seen_within_days', 'unseen_for_days'],
  })
  const ids = Array.isArray(accounts) ? accounts : numbersIn(typeof accounts === 'string' ? accounts : '')
  const days = { seen_within_days, unseen_for_days }
  if (audience === 'all') return <Counted asked={{ audience: 'all', ...days }} />
  if (audience === 'language' && typeof language === 'string') return <Counted asked={{ audience, web_language: language, ...days }} />
  return audience === 'accounts' && ids.length > 0 ? <Counted asked={{ audience, account_ids: ids, ...days }} /> : null
}

function Counted({ asked }: { asked: Record<string, unknown> }) {
  const { reply } = useReply('count_audience', asked)
  return (
    <Typography aria-live="polite" sx={{ mb: 1 }}>
      {reply
        ? `It would reach ${reply.data.accounts === 1 ? '1 player' : `${reply.data.accounts} players`}. ${reply.data.letters} of them asked for news by email.`
        : ' '}
    </Typography>
  )
}
