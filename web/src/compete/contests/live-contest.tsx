import type { Contest } from '@trivium/contract/compete/contests'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { ContestHero } from './facts/contest-hero.tsx'
import { useTermsText } from './facts/use-terms.ts'
import { contestPath } from './contest-paths.ts'
import classes from './contests.module.css'

/** A live contest as a large card, because the player can enter it now. */
export function LiveContest({ contest }: { contest: Contest }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { my_state, participants } = contest
  const terms = useTermsText(contest)
  return (
    <ContestHero contest={contest} level={3}>
      {my_state === 'none' && <p className="tabular">{terms}</p>}
      {my_state === 'playing' && <p>{t('contest.playing_text')}</p>}
      {my_state === 'finished' && (
        <p className={classes.entered}>
          <IconCircleCheck size={20} aria-hidden /> {t('contest.done_title')}
        </p>
      )}
      <div className={classes.look}>
        <Button component={Link} to={contestPath(contest)} size="lg">
          {t('contest.look')}
        </Button>
        {participants > 0 && <p className="tabular">{t('board.players', { count: participants, shown: count(participants) })}</p>}
      </div>
    </ContestHero>
  )
}
