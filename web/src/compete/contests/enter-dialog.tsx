// Asks before the player enters a contest: shows the price, and that there is one attempt.

import type { ContestDetail } from '@trivium/contract/compete/contests'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { queryClient } from '../../platform/calls/actions.ts'
import { modes } from '../../platform/modes/modes.ts'
import { PlayFirst, useStakes, useStartPlay } from '../../play/modes/index.ts'
import { useSession } from '../../platform/session/session.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import dialog from '../../platform/ui/feedback/dialog.module.css'
import { Dialog } from '../../platform/ui/feedback/dialog.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { usePointsRule } from './facts/use-points-rule.ts'
import { outdatedByContest } from './outdated-by-contest.ts'

interface EnterDialogProps {
  contest: ContestDetail
  isOpen: boolean
  onClose: () => void
}

export function EnterDialog({ contest, isOpen, onClose }: EnterDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('contest.enter_title')}>
      <Entry contest={contest} onClose={onClose} />
    </Dialog>
  )
}

function Entry({ contest, onClose }: Pick<EnterDialogProps, 'contest' | 'onClose'>) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const coins = useSession(session => session.user?.coins ?? 0)
  const { start, isPending } = useStartPlay(modes.contest.starts, { outdates: outdatedByContest, onError: lookAgain })
  const { id, entry, questions, seconds_per_question: seconds } = contest
  const inCoins = (amount: number) => t('catalogue.price', { count: amount, shown: count(amount) })
  const { mustPlayFirst } = useStakes()
  const isShort = coins < entry
  const isUnplayed = mustPlayFirst(entry)
  const pointsRule = usePointsRule(contest)
  return (
    <>
      <p className={dialog.text}>
        {entry === 0 ? t('contest.enter_costs_nothing') : t('contest.enter_costs', { price: inCoins(entry), balance: inCoins(coins) })}{' '}
        {t('contest.enter_once', {
          questions: t('catalogue.questions', { count: questions, shown: count(questions) }),
          seconds: t('review.seconds', { count: seconds, shown: count(seconds) }),
        })}
      </p>
      <p className={dialog.text}>
        <strong>{pointsRule}</strong>
      </p>
      {isShort && (
        <p className={dialog.text} role="status">
          {t('contest.too_few')}
        </p>
      )}
      {isUnplayed && <PlayFirst className={dialog.text} />}
      <div className={dialog.choices}>
        {isUnplayed ? null : isShort ? (
          <Button component={Link} to={modes.quiz_zone.path}>
            {t('contest.earn')}
          </Button>
        ) : (
          <BusyButton loading={isPending} onClick={() => start({ contest_id: id })}>
            {entry === 0 ? t('contest.enter_free') : t('contest.enter_for', { price: inCoins(entry) })}
          </BusyButton>
        )}
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('action.cancel')}
        </Button>
      </div>
    </>
  )
}

/** After a refusal the page reloads its data: the contest may be over, or entered in another tab. */
function lookAgain(): void {
  for (const outdated of outdatedByContest) void queryClient.invalidateQueries({ queryKey: [outdated] })
}
