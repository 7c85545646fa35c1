// Learn: every subject as a landscape with its levels as stops, then texts, sounds, maths and words. It opens at the player's next stop.

import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { Button, Skeleton } from '@mantine/core'
import { IconList } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../../../platform/calls/actions.ts'
import { modes } from '../../../platform/modes/modes.ts'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { NoCategories } from '../../../bank/catalogue/index.ts'
import { Kinds, ToKinds } from './kinds.tsx'
import { Landscape } from './landscape.tsx'
import classes from './learn.module.css'
import { isBegun, nextStop, wholeOnes } from './progress.ts'
import { Summary } from './summary.tsx'
import { useOwnPlace } from './use-own-place.ts'
import { useStartLevel } from './use-start-level.ts'

export default function LearnPage() {
  const { t } = useTranslation()
  const map = useAction('get_progress_map', {})
  return (
    <Page
      title={t('door.name_learn')}
      lead={t('learn.lead')}
      action={
        <Button component={Link} to={modes.quiz_zone.path} variant="default" leftSection={<IconList size={20} aria-hidden />}>
          {t('learn.as_list')}
        </Button>
      }
    >
      {map.isPending ? (
        <LearnSkeleton />
      ) : map.isError ? (
        <ErrorState error={map.error} onRetry={map.refetch} />
      ) : map.data.data.length === 0 ? (
        <NoCategories />
      ) : (
        <Everything subjects={map.data.data} />
      )}
    </Page>
  )
}

function Everything({ subjects }: { subjects: MapSubject[] }) {
  const { t } = useTranslation()
  const { start, starting } = useStartLevel()
  const ofLevels = subjects.filter(({ type }) => type === 'quiz_zone')
  const ofMatches = subjects.filter(({ type }) => type === 'multi_match')
  const next = nextStop(ofLevels)
  useOwnPlace()
  return (
    <div className={classes.parts} aria-busy={starting}>
      {ofLevels.length > 0 && <Summary subjects={ofLevels} next={next} isStarting={starting} onStart={start} />}
      <ToKinds subjects={subjects} />
      <Landscape subjects={ofLevels} whole={wholeOnes(ofLevels, next)} next={next} onStart={start} />
      <Kinds subjects={subjects} />
      {ofMatches.length > 0 && (
        <section id="multi_match" aria-labelledby="learn-matches">
          <h2 id="learn-matches" className={classes.title}>
            {t('mode.name_multi_match')}
          </h2>
          <p className={classes.lead}>{t('mode.text_multi_match')}</p>
          <Landscape subjects={ofMatches} whole={ofMatches.filter(isBegun)} next={null} onStart={start} heading="h3" />
        </section>
      )}
    </div>
  )
}

function LearnSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div aria-hidden>
        <Skeleton height={128} radius="lg" mb={24} />
        <div className={classes.skeletons}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={200} radius={24} />
          ))}
        </div>
      </div>
    </div>
  )
}
