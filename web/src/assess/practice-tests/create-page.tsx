// The page for a new test: a kind, all other choices folded, and the start, which stays in reach. The counts follow the choices.

import { testTypes } from '@trivium/contract/assess/practice-test-names'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { modes } from '../../platform/modes/modes.ts'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { TextSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { CreateForm, type Wish } from './create-form.tsx'
import { QuickPart } from './quick-part.tsx'
import classes from './tests.module.css'

const pauseMs = 250
const first: Omit<Wish, 'type'> = { areas: [], questionTypes: [], pool: 'unused', length: null }

export default function CreatePage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const asked = testTypes.find(type => type === search.get('type'))
  const group = search.get('group')
  // The numbers of the other pools are the leader's own.
  const [wish, setWish] = useState<Wish>({ ...first, type: asked ?? 'tutor', ...(group !== null && { pool: 'all' }) })
  // Several quick choices cause one request.
  const [{ areas, questionTypes, pool }] = useDebouncedValue(wish, pauseMs)
  const input = { q_organisation: areas.join(','), q_question_type: questionTypes.join(','), q_pool: pool }
  const offer = useAction('get_all_question_types', input, { keepPrevious: true })
  return (
    <>
      {group === null ? (
        <BackLink to={modes.tutor_test.path} text={t('test.title')} />
      ) : (
        <BackLink to={`/profile/groups/${Number(group)}/`} text={t('groups.title')} />
      )}
      <Page title={t('test.create')} lead={group !== null && t('groups.test_lead')}>
        {offer.data ? (
          <div className={classes.parts} style={hueStyle(modes.tutor_test.hue)}>
            {!asked && group === null && <QuickPart />}
            <CreateForm
              offer={offer.data.data}
              wish={wish}
              onWish={change => setWish({ ...wish, ...change })}
              groupId={group === null ? null : Number(group)}
            />
          </div>
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
