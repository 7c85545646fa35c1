// The form for a new test: mode, type, areas, pool of questions and length. The counts follow the choices.

import { bankQuestionTypes, type Pool, pools, type TestType } from '@trivium/contract/assess/practice-test-names'
import { Radio } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import type { Success } from '../../platform/calls/api.ts'
import { modes } from '../../platform/modes/modes.ts'
import { useStartPlay } from '../../play/modes/index.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { Page } from '../../platform/ui/layout/page.tsx'
import { TextSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { AreaTree } from './area-tree.tsx'
import { CheckboxChoices, type ChoiceRow } from './choices.tsx'
import { LengthChoice } from './length-choice.tsx'
import { sizesOf } from './lengths.ts'
import classes from './tests.module.css'
import { TypeChoice } from './type-choice.tsx'

interface Wish {
  type: TestType
  areas: string[]
  questionTypes: string[]
  pool: Pool
  length: number | null
}

const pauseMs = 250
const first: Wish = { type: 'tutor', areas: [], questionTypes: [], pool: 'unused', length: null }

export default function CreatePage() {
  const { t } = useTranslation()
  const [wish, setWish] = useState(first)
  // Several quick choices cause one request.
  const [{ areas, questionTypes, pool }] = useDebouncedValue(wish, pauseMs)
  const input = { q_organisation: areas.join(','), q_question_type: questionTypes.join(','), q_pool: pool }
  const offer = useAction('get_all_question_types', input, { keepPrevious: true })
  return (
    <>
      <BackLink to={modes.tutor_test.path} text={t('test.title')} width="narrow" />
      <Page title={t('test.create')} lead={t('test.create_lead')} width="narrow">
        {offer.data ? (
          <Form offer={offer.data.data} wish={wish} onWish={change => setWish({ ...wish, ...change })} />
        ) : offer.error?.refusal === 'no_data' ? (
          <EmptyState mood="lost" prop="magnifier" title={t('test.empty_bank')} text={t('test.empty_bank_text')} />
        ) : offer.isError ? (
          <ErrorState error={offer.error} onRetry={offer.refetch} />
        ) : (
          <TextSkeleton />
        )}
      </Page>
    </>
  )
}

interface FormProps {
  offer: Success<'get_all_question_types'>['data']
  wish: Wish
  onWish: (change: Partial<Wish>) => void
}

function Form({ offer, wish, onWish }: FormProps) {
  const { t } = useTranslation()
  const sizes = sizesOf(offer, wish.type)
  const length = sizes.lengths.find(one => one === wish.length) ?? sizes.lengths[0] ?? null
  const { start, isPending } = useStartPlay('get_questions_test', { outdates: ['get_open_tests', 'get_questions_test_report'] })
  const begin = () =>
    length !== null &&
    start({
      q_test_type: wish.type,
      q_organisation: wish.areas.join(','),
      q_question_type: wish.questionTypes.join(','),
      q_pool: wish.pool,
      q_test_length: length,
    })
  return (
    <div className={classes.form}>
      <TypeChoice type={wish.type} onChange={type => onWish({ type })} />
      <AreaTree organisations={offer.organisations} chosen={wish.areas} onChange={areas => onWish({ areas })} />
      <CheckboxChoices
        label={t('test.question_types')}
        rows={bankQuestionTypes.flatMap(type => rowOf(offer.question_types, type, t(`test.question_type_${type}`)))}
        chosen={wish.questionTypes}
        onChange={questionTypes => onWish({ questionTypes })}
      />
      <Pools offer={offer} pool={wish.pool} onChange={pool => onWish({ pool })} />
      <LengthChoice sizes={sizes} length={length} type={wish.type} onChange={chosen => onWish({ length: chosen })} />
      {wish.type === 'cat' && <p className={classes.note}>{t('test.no_way_back')}</p>}
      <BusyButton size="lg" disabled={length === null} loading={isPending} onClick={begin}>
        {t('test.start')}
      </BusyButton>
    </div>
  )
}

function Pools({ offer, pool, onChange }: { offer: FormProps['offer']; pool: Pool; onChange: (pool: Pool) => void }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <Radio.Group value={pool} onChange={value => onChange(pools.find(one => one === value) ?? pool)} label={t('test.pool')}>
      <div className={classes.choices}>
        {pools
          .flatMap(one => rowOf(offer.pools, one, t(`test.pool_${one}`)))
          .map(({ id, name, questions }) => (
            <Radio size="md" key={id} value={id} label={`${name} · ${count(questions)}`} />
          ))}
      </div>
    </Radio.Group>
  )
}

/** The row that the server offers under this id, with our name. */
const rowOf = (rows: ChoiceRow[], id: string, name: string): ChoiceRow[] => rows.filter(row => row.id === id).map(row => ({ ...row, name }))
