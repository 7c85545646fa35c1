import { useTranslation } from 'react-i18next'
import { useSession } from '../session.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Page } from '../ui/page.tsx'
import { FriendsPart, useReferralPages } from './friends-part.tsx'
import { InviteCode } from './invite-code.tsx'
import { InviteTerms } from './invite-terms.tsx'
import classes from './invite.module.css'
import { SharingBadge } from './sharing-badge.tsx'

export default function InvitePage() {
  const { t } = useTranslation()
  const code = useSession(session => session.user?.refer_code)
  const friends = useReferralPages()
  // The guard lets nobody in without one; signing out leaves this page a moment later.
  if (code === undefined) return null
  return (
    <>
      <BackLink to="/profile/" text={t('profile.title')} />
      <Page title={t('profile.invite')} lead={t('invite.lead')}>
        <div className={classes.parts}>
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
