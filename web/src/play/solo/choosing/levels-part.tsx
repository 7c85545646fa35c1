import { Skeleton } from '@mantine/core'
import type { LevelData } from '@trivium/contract/bank/catalogue'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../platform/calls/actions.ts'
import { type LevelMode, modes } from '../../../platform/modes/modes.ts'
import { isSame, useRound, RulesLine, useStartPlay } from '../../modes/index.ts'
import { BackLink } from '../../../platform/ui/layout/back-link.tsx'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { useSetting } from '../../../platform/settings/use-setting.ts'
import { LevelButton } from './level-button.tsx'
import classes from './levels.module.css'
import { PremiumOffer } from '../../../bank/catalogue/index.ts'

interface LevelsPartProps {
  mode: LevelMode
  category: string
  subcategory?: string
}

/** The levels of a category or subcategory as a path: won, next, and locked ones. */
export function LevelsPart({ mode, category, subcategory }: LevelsPartProps) {
  const { t } = useTranslation()
  const levels = useAction(modes[mode].levels, { category_slug: category, subcategory_slug: subcategory })
  if (levels.isPending) {
    return (
      <Page title={t('catalogue.levels')}>
        <LevelsSkeleton />
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
  return <Levels mode={mode} data={levels.data.data} />
}

function Levels({ mode, data }: { mode: LevelMode; data: LevelData }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const winningPercentage = useSetting('quiz_winning_percentage')
  const opensWhen = useSetting('level_opens_when')
  const { start, isPending, starting } = useStartPlay(modes[mode].starts)
  const place = data.subcategory ?? data.category
  const isLocked = data.category.is_premium && !data.category.unlocked
  const begin = (level: number) => {
    const wanted = { category: data.category.slug, subcategory: data.subcategory?.slug, level }
    start(wanted, wanted)
  }
  const openLevel = useOpenLevel(mode, data)
  const round = useRound(mode)
  const next = data.levels.find(level => level.level === data.unlocked)
  const base = modes[mode].path
  return (
    <div style={hueStyle(place.color)}>
      <BackLink
        to={data.subcategory ? `${base}${data.category.slug}/` : base}
        text={data.subcategory ? data.category.name : t(`mode.name_${mode}`)}
      />
      <Page
        title={place.name}
        lead={t(`catalogue.levels_lead_${opensWhen}`, { percent: percent(winningPercentage) })}
        action={
          next &&
          !isLocked && (
            <BusyButton size="lg" onClick={() => begin(next.level)} loading={isPending && starting?.level === next.level}>
              {t('catalogue.play_level', { level: count(next.level) })}
            </BusyButton>
          )
        }
      >
        <PremiumOffer category={data.category} />
        <div className={classes.rules}>
          <RulesLine round={round} levels={data.levels.length} />
        </div>
        <ol className={classes.path}>
          {data.levels.map(level => (
            <li key={level.level}>
              <LevelButton
                level={level}
                isRunning={level.level === openLevel}
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

/** The level of the newest open play, if that play belongs here. */
function useOpenLevel(mode: LevelMode, { category, subcategory }: LevelData): number | null {
  const play = useAction('get_play', {}, { staleTimeMs: 0 }).data?.play
  return play && isSame(play, { mode, category: category.slug, subcategory: subcategory?.slug }) ? play.level : null
}

/** Skeleton of the path of levels. */
function LevelsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.path} aria-hidden>
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} height={164} radius="lg" />
        ))}
      </div>
    </div>
  )
}
