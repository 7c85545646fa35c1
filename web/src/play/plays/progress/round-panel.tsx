// On wide screens, beside the question: the round so far. Phones show the pips at the top.

import { IconFlame, IconStar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { tellsScore } from '../../modes/index.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { hasPips, pipsOf, runOf } from './course.ts'
import type { PlayState } from '../conversation/play-state.ts'
import { PipTiles } from './pips.tsx'
import classes from './side.module.css'

export function RoundPanel({ state }: { state: PlayState }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (!hasPips(state)) return null
  const run = runOf(state)
  const { mode, score } = state.play
  return (
    <aside className={classes.side} data-place="start" aria-label={t('play.this_round')}>
      <h2 className={classes.title}>{t('play.this_round')}</h2>
      <PipTiles pips={pipsOf(state)} now={state.index} />
      {/* Hidden from screen readers, because the top bar and the verdict say the same. */}
      {tellsScore(mode) && (
        <p className={classes.figures} aria-hidden>
          <strong className={`${classes.score} tabular`}>
            <IconStar size={24} /> {count(score)}
          </strong>
          <span className={classes.run} data-shown={run > 1 || undefined}>
            <IconFlame size={20} /> {t('play.in_a_row', { count: run, shown: count(run) })}
          </span>
        </p>
      )}
    </aside>
  )
}
