import type { LevelData } from '@trivium/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { useAction } from '../actions.ts'
import { modeLooks } from '../plays/mode-looks.ts'
import { modePaths } from '../plays/mode-paths.ts'
import type { ChosenMode } from '../plays/use-mode.ts'
import { useStartPlay } from '../plays/use-start-play.ts'
import { useNumberSetting } from '../settings/settings.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { hueStyle } from '../ui/cover.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { useNumbers } from '../ui/numbers.ts'
import { Page } from '../ui/page.tsx'
import { BackLink } from './back-link.tsx'
import { LevelButton } from './level-button.tsx'
import { LevelsSkeleton } from './levels-skeleton.tsx'
import classes from './levels.module.css'
import { PremiumOffer } from './premium-offer.tsx'

/** What reads the levels of a mode. */
const levelActions = { quiz_zone: 'get_level_data', multi_match: 'get_multi_match_level_data' } as const
/** What starts one of them. */
const levelStarts = { quiz_zone: 'get_questions_by_level', multi_match: 'get_multi_match_questions_by_level' } as const
export type LevelMode = keyof typeof levelActions

export const hasLevels = (mode: ChosenMode): mode is LevelMode => mode in levelActions

interface LevelsPartProps {
  mode: LevelMode
  category: string
  subcategory?: string
}

/** The levels of one place, as a path: what is won, what comes next, what is still closed. */
export function LevelsPart({ mode, category, subcategory }: LevelsPartProps) {
  const { t } = useTranslation()
  const levels = useAction(levelActions[mode], { category_slug: category, subcategory_slug: subcategory })
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
  const winningPercentage = useNumberSetting('quiz_winning_percentage', 60)
  const { start, isPending, starting } = useStartPlay(levelStarts[mode])
  const place = data.subcategory ?? data.category
  const isLocked = data.category.is_premium && !data.category.unlocked
  const begin = (level: number) => start({ category: data.category.slug, subcategory: data.subcategory?.slug, level })
  const next = data.levels.find(level => level.level === data.unlocked)
  const base = modePaths[mode]
  return (
    <div style={hueStyle(place.color)}>
      <BackLink
        to={data.subcategory ? `${base}${data.category.slug}/` : base}
        text={data.subcategory ? data.category.name : t(modeLooks[mode].name)}
      />
      <Page
        title={place.name}
        lead={t('catalogue.levels_lead', { percent: percent(winningPercentage) })}
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
