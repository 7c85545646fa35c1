import { useTranslation } from 'react-i18next'
import { NewestBadges } from '../../rewards/badges/index.ts'
import { DaysCalendar } from '../../rewards/streaks/index.ts'
import { useSession } from '../../platform/session/session.ts'
import page from '../../platform/ui/layout/page.module.css'
import { Page } from '../../platform/ui/layout/page.tsx'
import { AccountPart } from './account-part.tsx'
import { DetailsForm, InvitePart, PicturePart } from '../../people/accounts/index.ts'
import { PlacesPart } from './places-part.tsx'
import classes from '../../people/accounts/profile.module.css'

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
          <DaysCalendar />
        </div>
        <div className={classes.column}>
          <DetailsForm user={user} />
        </div>
        <div className={classes.wide}>
          <AccountPart user={user} />
        </div>
      </div>
    </Page>
  )
}
