import { useTranslation } from 'react-i18next'
import { useAppName } from '../use-setting.ts'
import { notify } from '../ui/notify.ts'

/** Whether the system has a share sheet. */
export const canShare = typeof navigator.share === 'function'

interface Invite {
  /** Opens the sign-up with the code filled in (identity/referral.ts). */
  link: string
  copy: (text: string) => Promise<void>
  share: () => Promise<void>
}

export function useInvite(code: string): Invite {
  const { t } = useTranslation()
  const app = useAppName()
  const link = `${location.origin}/auth/sign-up/?ref=${encodeURIComponent(code)}`
  return {
    link,
    copy: async text => {
      try {
        // Fails without a secure context, which has no clipboard.
        await navigator.clipboard.writeText(text)
        notify.success(t('profile.copied'), 'invite')
      } catch {
        notify.error(t('profile.copy_failed'), 'invite')
      }
    },
    share: async () => {
      try {
        await navigator.share({ title: app, text: t('profile.share_text', { app }), url: link })
      } catch {
        // Closing the share sheet also throws; there is nothing to report.
      }
    },
  }
}
