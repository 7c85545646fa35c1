import type { Pool, TestType } from '@trivium/contract/assess/practice-test-names'
import { useTranslation } from 'react-i18next'
import type { CallInput, Success } from '../../platform/calls/api.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { useStartPlay } from '../../play/modes/index.ts'
import classes from './create.module.css'
import { Customise } from './customise.tsx'
import { GiveForm } from './give-form.tsx'
import { KindChoice } from './kinds.tsx'
import { type Sizes, sizesOf } from './lengths.ts'

export interface Wish {
  type: TestType
  areas: string[]
  questionTypes: string[]
  pool: Pool
  length: number | null
}

export interface FormProps {
  offer: Success<'get_all_question_types'>['data']
  wish: Wish
  onWish: (change: Partial<Wish>) => void
}

/** The kinds, all other choices folded, and the start, which stays in reach. @param groupId the group to give the test to */
export function CreateForm({ offer, wish, onWish, groupId }: FormProps & { groupId: number | null }) {
  const { t } = useTranslation()
  const sizes = sizesOf(offer, wish.type)
  const length = sizes.lengths.find(one => one === wish.length) ?? sizes.lengths[0] ?? null
  const request = length === null ? null : requestOf(wish, length)
  return (
    <div className={classes.form}>
      <div className={classes.choices}>
        <KindChoice type={wish.type} onChange={type => onWish({ type })} />
        {wish.type === 'cat' && <p className={classes.match}>{t('test.no_way_back')}</p>}
        <Customise offer={offer} wish={wish} sizes={sizes} length={length} onWish={onWish} />
      </div>
      <div className={classes.bar}>
        <Summary sizes={sizes} length={length} type={wish.type} />
        {groupId === null ? <StartButton request={request} /> : <GiveForm groupId={groupId} request={request} />}
      </div>
    </div>
  )
}

type Request = CallInput<'get_questions_test'>

const requestOf = (wish: Wish, length: number): Request => ({
  q_test_type: wish.type,
  q_organisation: wish.areas.join(','),
  q_question_type: wish.questionTypes.join(','),
  q_pool: wish.pool,
  q_test_length: length,
})

function StartButton({ request }: { request: Request | null }) {
  const { t } = useTranslation()
  const { start, isPending } = useStartPlay('get_questions_test', { outdates: ['get_open_tests', 'get_questions_test_report'] })
  return (
    <BusyButton
      size="lg"
      className={classes.start ?? ''}
      disabled={request === null}
      loading={isPending}
      onClick={() => request && start(request)}
    >
      {t('test.start')}
    </BusyButton>
  )
}

/** How long the test will be and how many questions match the choices, or what to change. */
function Summary({ sizes, length, type }: { sizes: Sizes; length: number | null; type: TestType }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { there, least } = sizes
  if (length === null) {
    return (
      <p role="status" className={classes.problem}>
        {t('test.too_few', { there: count(there), least: count(least) })}
      </p>
    )
  }
  const form = sizes.forms.find(({ most }) => most === length)
  const asked = type === 'readiness' ? Math.min(there, length) : length
  return (
    <div className={classes.summary}>
      <p className={`${classes.size} tabular`}>
        {form
          ? t('test.size_between', { least: count(form.least), most: count(form.most) })
          : t('catalogue.questions', { count: asked, shown: count(asked) })}
      </p>
      <p role="status" className={`${classes.match} tabular`}>
        {t('test.match', { count: there, shown: count(there) })}
      </p>
    </div>
  )
}
