import { useTranslation } from 'react-i18next'
import { useSession } from '../session.ts'
import { notify } from '../ui/notify.ts'

/** The sheet of the system, where there is one. */
export const canShare = typeof navigator.share === 'function'

interface Invite {
  /** Opens the sign-up with the code filled in: identity/referral.ts. */
  link: string
  copy: (text: string) => Promise<void>
  share: () => Promise<void>
}

export function useInvite(code: string): Invite {
  const { t } = useTranslation()
  const app = useSession(session => session.webSettings?.app_name ?? 'Trivium')
  const link = `${location.origin}/auth/sign-up/?ref=${encodeURIComponent(code)}`
  return {
    link,
    copy: async text => {
      try {
        // There is no clipboard without a secure context.
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
        // Closing the sheet is an error, too, and nothing to tell.
      }
    },
  }
}
