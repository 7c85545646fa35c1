// In the countdown: who is in, and the button with which the player says so, or takes it back.

import type { ContestDetail } from '@trivium/contract/compete/contests'
import type { ActionName } from '@trivium/contract'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { queryClient, useCommand } from '../../../platform/calls/actions.ts'
import { Avatar } from '../../../platform/ui/drawing/avatar.tsx'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import classes from './registration.module.css'

const outdated: ActionName[] = ['get_contest', 'get_contest_detail', 'get_contest_registrations']

export function RegisterPart({ contest }: { contest: ContestDetail }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { id, entry, is_registered } = contest
  const register = useCommand('register_for_contest', { outdates: outdated, onError: lookAgain })
  const price = t('catalogue.price', { count: entry, shown: count(entry) })
  return (
    <div className={classes.register}>
      <Crowd contest={contest} />
      {is_registered && (
        <p className={classes.isIn}>
          <IconCircleCheck size={24} aria-hidden /> {t('contest.you_are_in')}
        </p>
      )}
      <BusyButton
        size={is_registered ? 'md' : 'lg'}
        variant={is_registered ? 'default' : 'filled'}
        loading={register.isPending}
        onClick={() => register.mutate({ contest_id: id, status: !is_registered })}
      >
        {t(is_registered ? 'contest.count_me_out' : 'contest.count_me_in')}
      </BusyButton>
      <p>{entry === 0 ? t('contest.in_free') : t('contest.in_costs', { price })}</p>
    </div>
  )
}

/** The list below the picture has the names. */
function Crowd({ contest: { registered, first_registered: first } }: { contest: ContestDetail }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (registered === 0) return <p>{t('contest.nobody_in')}</p>
  return (
    <p className={`${classes.crowd} tabular`}>
      <span className={classes.faces}>
        {first.map(({ user_id, name, profile }) => (
          <Avatar key={user_id} name={name} photo={profile} size={40} />
        ))}
      </span>
      {t('contest.are_in', { count: registered, shown: count(registered) })}
    </p>
  )
}

/** After a refusal: the contest may have started. */
function lookAgain(): void {
  for (const name of outdated) void queryClient.invalidateQueries({ queryKey: [name] })
}
