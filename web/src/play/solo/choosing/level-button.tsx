import type { LevelData } from '@trivium/contract/bank/catalogue'
import { IconLock, IconPlayerPlayFilled, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { useStarLevels } from '../../modes/index.ts'
import { useSetting } from '../../../platform/settings/use-setting.ts'
import classes from './levels.module.css'
import { starsOf } from '@trivium/rules/play/plays/stars'

interface LevelButtonProps {
  level: LevelData['levels'][number]
  isNext: boolean
  /** The level has an open play to continue. */
  isRunning: boolean
  /** The category is not unlocked yet. */
  isShut: boolean
  isPending: boolean
  onStart: (level: number) => void
}

export function LevelButton({ level, isNext, isRunning, isShut, isPending, onStart }: LevelButtonProps) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const opensWhen = useSetting('level_opens_when')
  const isOpen = level.unlocked && !isShut
  const state = !isOpen ? 'locked' : isNext ? 'next' : 'open'
  const best = level.best_percentage
  const starLevels = useStarLevels()
  const stars = best === null ? 0 : starsOf(best, starLevels)
  return (
    <button
      type="button"
      className={classes.level}
      data-state={state}
      data-won={stars > 0 || undefined}
      disabled={!isOpen}
      aria-disabled={isPending || undefined}
      onClick={() => isPending || onStart(level.level)}
    >
      {/* Hidden, because the name below contains the number. */}
      <span className={classes.number} aria-hidden>
        {state === 'locked' ? <IconLock size={24} /> : <span className="tabular">{count(level.level)}</span>}
      </span>
      <span className={classes.levelName}>{t('catalogue.level', { level: count(level.level) })}</span>
      <span className={`${classes.levelNote} tabular`}>
        {state === 'locked' && (isShut ? t('catalogue.locked') : t(`catalogue.first_${opensWhen}`, { level: count(level.level - 1) }))}
        {state !== 'locked' && best !== null && !isRunning && (
          <span className={classes.best}>
            <span className={classes.stars} aria-hidden>
              {[1, 2, 3].map(star => (star <= stars ? <IconStarFilled key={star} size={16} /> : <IconStar key={star} size={16} />))}
            </span>
            {t('catalogue.best', { percent: percent(best) })}
          </span>
        )}
        {state !== 'locked' && (best === null || isRunning) && (
          <>
            <IconPlayerPlayFilled size={14} aria-hidden /> {isRunning ? t('home.carry_on') : t('catalogue.new')}
          </>
        )}
      </span>
    </button>
  )
}
