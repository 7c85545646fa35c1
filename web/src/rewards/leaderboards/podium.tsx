import type { Ranked } from '@trivium/contract/rewards/leaderboards'
import { IconCrown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Avatar } from '../../platform/ui/drawing/avatar.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import ranking from '../../platform/ui/layout/ranking.module.css'
import classes from './podium.module.css'
import { Reportable } from './reporting/reportable.tsx'

interface PodiumProps<Place extends Ranked> {
  best: Place[]
  mine: Ranked | null
  /** The page that the player's own step leads to. */
  ownPath?: string | null
  /** Under the points. */
  noteOf?: (place: Place) => ReactNode
}

/** In the DOM sorted by rank, for screen readers; drawn with the first place in the middle. */
export function Podium<Place extends Ranked>({ best, mine, ownPath = null, noteOf }: PodiumProps<Place>) {
  const { t } = useTranslation()
  return (
    <ol className={classes.podium} aria-label={t('board.podium')}>
      {best.map((ranked, index) => (
        <Step
          key={ranked.user_id}
          ranked={ranked}
          step={index + 1}
          isMine={ranked.user_id === mine?.user_id}
          ownPath={ownPath}
          note={noteOf?.(ranked)}
        />
      ))}
    </ol>
  )
}

interface StepProps {
  ranked: Ranked
  step: number
  isMine: boolean
  ownPath: string | null
  note: ReactNode
}

function Step({ ranked, step, isMine, ownPath, note }: StepProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { name } = ranked
  return (
    <li className={classes.step} data-step={step} data-mine={isMine} aria-current={isMine || undefined}>
      <span className={classes.portrait}>
        {step === 1 && <IconCrown className={ranking.crown} size={32} stroke={1.75} aria-hidden />}
        <Avatar name={name} photo={ranked.profile} size={step === 1 ? 80 : 60} />
      </span>
      <span className={ranking.podiumName} dir="auto">
        {isMine && ownPath !== null ? (
          <Link className={ranking.wholeRow} to={ownPath}>
            {name}
          </Link>
        ) : (
          <Reportable player={ranked} />
        )}
      </span>
      {isMine && <span className={ranking.you}>{t('board.you')}</span>}
      <span className={`${classes.score} tabular`}>{t('board.points', { count: ranked.score, shown: count(ranked.score) })}</span>
      {note}
      <span className={classes.block}>
        <span className="tabular" role="img" aria-label={t('board.place', { place: count(ranked.user_rank) })}>
          {count(ranked.user_rank)}
        </span>
      </span>
    </li>
  )
}
