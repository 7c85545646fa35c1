import { useTranslation } from 'react-i18next'
import { NewestBadges } from '../../rewards/badges/newest-badges.tsx'
import { useSession } from '../../platform/session/session.ts'
import page from '../../platform/ui/layout/page.module.css'
import { Page } from '../../platform/ui/layout/page.tsx'
import { AccountPart } from './account-part.tsx'
import { DetailsForm } from './details-form.tsx'
import { InvitePart } from './invite-part.tsx'
import { PicturePart } from './picture-part.tsx'
import { PlacesPart } from '../../profile/statistics/places-part.tsx'
import classes from './profile.module.css'

export default function ProfilePage() {
  const { t } = useTranslation()
  const user = useSession(session => session.user)
  // The guard ensures a session, but after signing out this page renders once more without one.
  if (!user) return null
  return (
    <Page title={t('profile.title')} isTitleHidden>
      <div className={page.columns}>
        <PicturePart user={user} />
        <div className={classes.cards}>
          <NewestBadges />
          <InvitePart />
        </div>
        <PlacesPart />
        <div className={classes.column}>
          <DetailsForm user={user} />
        </div>
        <div className={classes.column}>
          <AccountPart user={user} />
        </div>
      </div>
    </Page>
  )
}
