import type { Contest } from '@trivium/contract/compete/contests'
import { isCover } from '@trivium/contract/bank/covers'
import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes } from '../../platform/modes/modes.ts'
import { Cover, hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { ModeMotif } from '../../platform/ui/drawing/mode-motif.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import link from '../../platform/ui/layout/row-link.module.css'
import { contestPath } from './contest-paths.ts'
import { ContestWhen } from './facts/contest-when.tsx'
import { useTermsText } from './facts/use-terms.ts'
import classes from './contests.module.css'

/** A contest that is upcoming or over. */
export function ContestRow({ contest }: { contest: Contest }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { name, state, participants, played, registered, is_registered } = contest
  const terms = useTermsText(contest)
  const { hue } = modes.contest
  const facts = state === 'upcoming' ? terms : t('board.players', { count: participants, shown: count(participants) })
  return (
    <Link to={contestPath(contest)} className={`${link.row} ${classes.row}`} style={hueStyle(hue)}>
      {isCover(contest.image) ? (
        <Cover hue={hue} seed={`contest-${name}`} className={classes.rowCover}>
          <ModeMotif mode="contest" />
        </Cover>
      ) : (
        <img className={classes.rowCover} src={contest.image} alt="" loading="lazy" />
      )}
      <span className={classes.rowWords}>
        <span className={classes.rowName}>
          <bdi>{name}</bdi>
        </span>
        <span className={classes.rowNote}>
          <ContestWhen contest={contest} />
        </span>
        <span className={`${classes.rowNote} tabular`}>
          {facts}
          {played && ` · ${t('contest.entered')}`}
          {state === 'upcoming' && registered > 0 && ` · ${t('contest.are_in', { count: registered, shown: count(registered) })}`}
        </span>
        {state === 'upcoming' && is_registered && (
          <span className={classes.isIn}>
            <IconCircleCheck size={20} aria-hidden /> {t('contest.you_are_in')}
          </span>
        )}
      </span>
      <IconChevronRight className={link.chevron} size={20} aria-hidden />
    </Link>
  )
}
