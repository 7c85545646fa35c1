import { IconChevronRight, IconGift } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import link from '../../platform/ui/layout/row-link.module.css'
import { useSetting } from '../../platform/settings/use-setting.ts'
import classes from './profile.module.css'

/** The link to the invitations, with their rewards. */
export function InvitePart() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const coins = useSetting('earn_coin')
  return (
    <Link to="/profile/invite/" className={`${link.row} ${classes.invite}`}>
      <span className={classes.inviteIcon}>
        <IconGift size={24} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.placeText}>
        {t('profile.invite')}
        <span className={classes.inviteNote}>{t('profile.invite_short', { count: coins, shown: count(coins) })}</span>
      </span>
      <IconChevronRight className={link.chevron} size={20} aria-hidden />
    </Link>
  )
}
