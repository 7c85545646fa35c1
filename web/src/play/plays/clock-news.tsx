// News about the clock of a play: somebody has moved it, or it has run out and the page is asking the server.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { CloseButton } from '@mantine/core'
import { IconClockHour4 } from '@tabler/icons-react'
import { modeTable } from '@trivium/rules/play/modes'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './clock-news.module.css'
import type { ClockMove } from './conversation/clock-moves.ts'

interface ClockNewsProps {
  mode: Mode
  moved: ClockMove | null
  /** The clock has run out, and the server has not yet said that the play is over. */
  isDue: boolean
  /** The server is unreachable. */
  isSilent: boolean
  onNoted: () => void
}

/** Rendered from the start, so that screen readers announce its content when it changes. */
export function ClockNews({ mode, moved, isDue, isSilent, onNoted }: ClockNewsProps) {
  const { t } = useTranslation()
  const words = useMoveWords(mode)
  return (
    <div role="status" className={classes.place}>
      {isDue ? (
        <p className={classes.news}>
          <IconClockHour4 size={20} aria-hidden />
          <span>{t(isSilent ? 'clock.silent' : 'clock.due')}</span>
        </p>
      ) : (
        moved && (
          <p className={classes.news} data-more={moved.byMs > 0 || undefined}>
            <IconClockHour4 size={20} aria-hidden />
            <span>{words(moved)}</span>
            <CloseButton size="lg" aria-label={t('action.close')} onClick={onNoted} />
          </p>
        )
      )}
    </div>
  )
}

const minuteMs = 60_000

function useMoveWords(mode: Mode): (moved: ClockMove) => string {
  const { t } = useTranslation()
  const { count, clock } = useNumbers()
  return ({ byMs, leftMs }) => {
    const minutes = byMs / minuteMs
    // Modes whose results are released have an examiner, who moves the clock by whole minutes.
    const hasExaminer = modeTable[mode].reviewFrom === 'release'
    if (hasExaminer && minutes > 0 && Number.isInteger(minutes)) return t('clock.given', { count: minutes, shown: count(minutes) })
    return t('clock.moved', { time: clock(leftMs) })
  }
}
