// The terms of a contest: editable before the announcement, read-only afterwards.

import { Typography } from '@mui/material'
import { AutocompleteArrayInput, BooleanInput, NumberInput, required, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { StagedContest } from '@trivium/contract/compete/contests.admin'
import { LanguageInput } from '../../platform/ui/language-select.tsx'
import { ThingsInput } from './things/things-input.tsx'
import { WrittenThings } from './things/written-things.tsx'
import { NumbersInput } from '../../platform/ui/numbers-input.tsx'
import { useReply } from '../../platform/ui/use-reply.ts'

export function TermsInputs() {
  const isDrawn: unknown = useWatch({ name: 'is_drawn' })
  return (
    <>
      <LanguageInput source="language_id" validate={required()} />
      <NumberInput source="entry" label="Entry in coins (0 is free)" min={0} validate={required()} />
      <NumbersInput source="prizes" label="Prizes in coins: first rank, second, third … (empty: none)" />
      <ThingsInput />
      <NumberInput source="seconds" label="Seconds per question" min={5} max={600} validate={required()} />
      <BooleanInput source="is_drawn" label="Draw its questions from the bank at the start" />
      {isDrawn === false ? (
        <NumbersInput
          source="question_ids"
          label="Numbers of the questions that only this contest asks"
          helperText="These questions must not be published in the bank, so that no player has seen them."
          validate={required()}
        />
      ) : (
        <RuleInputs />
      )}
    </>
  )
}

function RuleInputs() {
  const language: unknown = useWatch({ name: 'language_id' })
  const { reply, problem } = useReply('get_leaf_categories', {
    type: 'quiz_zone',
    ...(typeof language === 'number' && { language_id: language }),
  })
  const choices = reply?.data.map(({ id, name, questions }) => ({ id, name: `${name} (${questions})` })) ?? []
  return (
    <>
      <NumberInput source="questions" label="How many questions" min={1} max={100} validate={required()} />
      <AutocompleteArrayInput
        source="category_ids"
        label="Categories (empty: all free ones)"
        choices={choices}
        helperText={problem ?? 'In brackets: the number of questions in this language.'}
      />
      <NumberInput source="level_from" label="From level (empty: all)" min={1} />
      <NumberInput source="level_to" label="To level" min={1} />
    </>
  )
}

export function FixedTerms() {
  const contest = useRecordContext<StagedContest>()
  return contest ? (
    <>
      <Typography color="text.secondary">
        Fixed by the announcement: entry {contest.entry} coins · prizes {contest.prizes.join(', ') || 'no coins'} · {contest.questions}{' '}
        questions, {contest.is_drawn ? 'drawn from the bank' : 'only in this contest'} · {contest.seconds} s each. To change these, call it
        off and announce a copy.
      </Typography>
      <WrittenThings things={contest.things} />
    </>
  ) : null
}
