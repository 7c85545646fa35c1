import { useTranslation } from 'react-i18next'
import { CodeTicket } from '../../platform/ui/layout/code-ticket.tsx'
import { useAppName } from '../../platform/settings/use-setting.ts'
import classes from './invite.module.css'

/** @param code the link contains it and fills it into the sign-up (people/identity/sign-in/referral.ts) */
export function InviteCode({ code }: { code: string }) {
  const { t } = useTranslation()
  const app = useAppName()
  const link = `${location.origin}/auth/sign-up/?ref=${encodeURIComponent(code)}`
  const shareText = t('profile.share_text', { app })
  return (
    <CodeTicket
      label={t('profile.code')}
      code={code}
      link={link}
      shareLabel={t('profile.share')}
      shareText={shareText}
      className={classes.ticket}
    >
      <bdi dir="ltr" className={classes.link}>
        {link}
      </bdi>
    </CodeTicket>
  )
}
