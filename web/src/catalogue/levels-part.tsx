import type { LevelData } from '@trivium/contract/catalogue'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction } from '../actions.ts'
import { useStartLevel } from '../plays/use-start-level.ts'
import { useNumberSetting } from '../settings/settings.ts'
import { hueStyle } from '../ui/cover.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { useNumbers } from '../ui/numbers.ts'
import { Page } from '../ui/page.tsx'
import { CardsSkeleton } from '../ui/skeletons.tsx'
import { BackLink } from './back-link.tsx'
import { LevelButton } from './level-button.tsx'
import classes from './levels.module.css'
import { PremiumOffer } from './premium-offer.tsx'

interface Place {
  category: string
  subcategory?: string
}

/** The levels of one place, as a path: what is won, what comes next, what is still closed. */
export function LevelsPart({ category, subcategory }: Place) {
  const { t } = useTranslation()
  const levels = useAction('get_level_data', { category_slug: category, subcategory_slug: subcategory })
  if (levels.isPending) {
    return (
      <Page title={t('catalogue.levels')}>
        <CardsSkeleton count={10} />
      </Page>
    )
  }
  if (levels.isError) {
    return (
      <Page title={t('catalogue.levels')}>
        <ErrorState error={levels.error} onRetry={levels.refetch} />
      </Page>
    )
  }
  return <Levels data={levels.data.data} />
}

function Levels({ data }: { data: LevelData }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const winningPercentage = useNumberSetting('quiz_winning_percentage', 60)
  const { start, isPending, starting } = useStartLevel()
  const place = data.subcategory ?? data.category
  const isLocked = data.category.is_premium && !data.category.unlocked
  const begin = (level: number) => start({ category: data.category.slug, subcategory: data.subcategory?.slug, level })
  const next = data.levels.find(level => level.level === data.unlocked)
  return (
    <div style={hueStyle(place.color)}>
      <BackLink
        to={data.subcategory ? `/quiz-zone/${data.category.slug}/` : '/quiz-zone/'}
        text={data.subcategory ? data.category.name : t('catalogue.title')}
      />
      <Page
        title={place.name}
        lead={t('catalogue.levels_lead', { percent: percent(winningPercentage) })}
        action={
          next &&
          !isLocked && (
            <Button size="lg" onClick={() => begin(next.level)} loading={isPending && starting === next.level}>
              {t('catalogue.play_level', { level: count(next.level) })}
            </Button>
          )
        }
      >
        <PremiumOffer category={data.category} />
        <ol className={classes.path}>
          {data.levels.map(level => (
            <li key={level.level}>
              <LevelButton
                level={level}
                isNext={!isLocked && level.level === data.unlocked}
                isShut={isLocked}
                isPending={isPending}
                onStart={begin}
              />
            </li>
          ))}
        </ol>
      </Page>
    </div>
  )
}
