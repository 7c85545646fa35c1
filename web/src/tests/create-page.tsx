// Creates a test: its type, what it is about, which questions, how many. The counts follow what is chosen.

import { bankQuestionTypes, type Pool, pools, testTypes, type TestType } from '@trivium/contract/test-names'
import { Radio } from '@mantine/core'
import { IconClipboardList } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../actions.ts'
import type { Success } from '../api.ts'
import { modes } from '../modes/modes.ts'
import { useStartPlay } from '../modes/use-start-play.ts'
import { BackLink } from '../ui/back-link.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { useNumbers } from '../ui/numbers.ts'
import { Page } from '../ui/page.tsx'
import { TextSkeleton } from '../ui/skeletons.tsx'
import { Choices, type ChoiceRow } from './choices.tsx'
import classes from './tests.module.css'

interface Wish {
  type: TestType
  areas: string[]
  questionTypes: string[]
  pool: Pool
  length: number | null
}

const first: Wish = { type: 'tutor', areas: [], questionTypes: [], pool: 'unused', length: null }

export default function CreatePage() {
  const { t } = useTranslation()
  const [wish, setWish] = useState(first)
  const input = { q_organisation: wish.areas.join(','), q_question_type: wish.questionTypes.join(','), q_pool: wish.pool }
  const offer = useAction('get_all_question_types', input, { keepPrevious: true })
  return (
    <>
      <BackLink to={modes.tutor_test.path} text={t('test.title')} width="narrow" />
      <Page title={t('test.create')} lead={t('test.create_lead')} width="narrow">
        {offer.data ? (
          <Form offer={offer.data.data} wish={wish} onWish={change => setWish({ ...wish, ...change })} />
        ) : offer.error?.refusal === 'no_data' ? (
          <EmptyState icon={IconClipboardList} title={t('test.empty_bank')} text={t('test.empty_bank_text')} />
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
  const lengths = lengthsOf(offer, wish.type)
  const length = lengths.find(one => one === wish.length) ?? lengths[0] ?? null
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
      <Radio.Group
        value={wish.type}
        onChange={value => onWish({ type: testTypes.find(type => type === value) ?? wish.type })}
        label={t('test.type')}
      >
        <div className={classes.choices}>
          {testTypes.map(type => (
            <Radio key={type} value={type} label={t(`test.type_${type}`)} description={t(`test.type_text_${type}`)} />
          ))}
        </div>
      </Radio.Group>
      <Areas offer={offer} chosen={wish.areas} onChange={areas => onWish({ areas })} />
      <Choices
        label={t('test.question_types')}
        rows={bankQuestionTypes.flatMap(type => rowOf(offer.question_types, type, t(`test.question_type_${type}`)))}
        chosen={wish.questionTypes}
        onChange={questionTypes => onWish({ questionTypes })}
      />
      <Pools offer={offer} pool={wish.pool} onChange={pool => onWish({ pool })} />
      <Lengths lengths={lengths} length={length} type={wish.type} onChange={chosen => onWish({ length: chosen })} />
      {wish.type === 'cat' && <p className={classes.note}>{t('test.practice_only')}</p>}
      <BusyButton size="lg" disabled={length === null} loading={isPending} onClick={begin}>
        {t('test.start')}
      </BusyButton>
    </div>
  )
}

/** The lengths that the chosen questions allow; of an adaptive test the most of each form. */
function lengthsOf(offer: FormProps['offer'], type: TestType): number[] {
  if (type === 'cat') return offer.adaptive_forms.map(({ most }) => most)
  if (type === 'readiness') return (offer.test_types[0]?.questions ?? 0) >= leastReadiness ? [readinessLength] : []
  return offer.lengths
}

const readinessLength = 100
const leastReadiness = 60

function Areas({ offer, chosen, onChange }: { offer: FormProps['offer']; chosen: string[]; onChange: (areas: string[]) => void }) {
  const { t } = useTranslation()
  const rows: ChoiceRow[] = offer.organisations.flatMap(({ areas }) => areas)
  return <Choices label={t('test.areas')} hint={t('test.areas_hint')} rows={rows} chosen={chosen} onChange={onChange} />
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
            <Radio key={id} value={id} label={`${name} · ${count(questions)}`} />
          ))}
      </div>
    </Radio.Group>
  )
}

/** What the server offers, by our name. */
const rowOf = (rows: ChoiceRow[], id: string, name: string): ChoiceRow[] => rows.filter(row => row.id === id).map(row => ({ ...row, name }))

interface LengthsProps {
  lengths: number[]
  length: number | null
  type: TestType
  onChange: (length: number) => void
}

function Lengths({ lengths, length, type, onChange }: LengthsProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (lengths.length === 0) {
    return (
      <p role="status" className={classes.problem}>
        {t('test.too_few')}
      </p>
    )
  }
  const label = (one: number) =>
    type === 'cat'
      ? t(one === lengths[0] ? 'test.form_short' : 'test.form_full', { most: count(one) })
      : t('catalogue.questions', { count: one, shown: count(one) })
  return (
    <Radio.Group value={String(length)} onChange={value => onChange(Number(value))} label={t('test.length')}>
      <div className={classes.choices}>
        {lengths.map(one => (
          <Radio key={one} value={String(one)} label={label(one)} />
        ))}
      </div>
    </Radio.Group>
  )
}
