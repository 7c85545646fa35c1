import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { BadgeArt, BadgeProgress } from '../../rewards/badges/index.ts'
import { useSession } from '../../platform/session/session.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import page from '../../platform/ui/layout/page.module.css'
import { Page } from '../../platform/ui/layout/page.tsx'
import link from '../../platform/ui/layout/row-link.module.css'
import { FriendsPart, useReferralPages } from '../friends/index.ts'
import { InviteCode } from './invite-code.tsx'
import { InviteTerms } from './invite-terms.tsx'
import classes from './invite.module.css'

export default function InvitePage() {
  const { t } = useTranslation()
  const code = useSession(session => session.user?.refer_code)
  const friends = useReferralPages()
  // The guard ensures a session, but after signing out this page renders once more without one.
  if (code === undefined) return null
  return (
    <>
      <BackLink to="/profile/" text={t('profile.title')} />
      <Page title={t('profile.invite')} lead={t('invite.lead')}>
        <div className={page.columns}>
          <div className={classes.column}>
            <InviteCode code={code} />
            <InviteTerms plays={friends.data?.pages[0]?.plays_needed} />
            <SharingBadge />
          </div>
          <FriendsPart friends={friends} />
        </div>
      </Page>
    </>
  )
}

/** The badge for invited friends. Hidden if the badges fail to load, because they are not essential here. */
function SharingBadge() {
  const { t } = useTranslation()
  const badges = useAction('get_user_badges', {})
  const badge = badges.data?.data.find(({ type }) => type === 'sharing_caring')
  if (!badge) return null
  return (
    <Link to="/profile/badges/" className={`${link.row} ${classes.badge}`} aria-label={`${t('badges.title')}: ${badge.name}`}>
      <BadgeArt type={badge.type} status={badge.status} size={64} />
      <span className={classes.words}>
        <span className={classes.name}>{badge.name}</span>
        <span className={classes.muted}>{badge.note}</span>
        {badge.status === 'locked' && <BadgeProgress badge={badge} />}
      </span>
    </Link>
  )
}
