import type { LevelData } from '@trivium/contract/catalogue'
import { IconLock, IconPlayerPlayFilled, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../ui/numbers.ts'
import { useSetting } from '../use-setting.ts'
import classes from './levels.module.css'

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
  return (
    <button
      type="button"
      className={classes.level}
      data-state={state}
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
          <>
            <IconStarFilled size={14} aria-hidden /> {t('catalogue.best', { percent: percent(best) })}
          </>
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
