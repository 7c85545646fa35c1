import { useTranslation } from 'react-i18next'
import { useAppName } from '../settings/use-setting.ts'
import { notify } from '../ui/feedback/notify.ts'

/** Whether the system has a share sheet. */
export const canShare = typeof navigator.share === 'function'

interface Sharing {
  copy: (text: string) => Promise<void>
  /** Opens the share sheet, or copies text and link if there is none. */
  share: (what: { text: string; url: string }) => Promise<void>
  /** Opens the share sheet with a picture. 'unable': the system cannot share it, or not now, so the page has to show it. */
  sharePicture: (what: { file: File; text: string; url: string }) => Promise<'done' | 'unable'>
}

/** Closing the share sheet is no failure. */
const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** @param notice the id of the toast that reports the outcome: a later one replaces it */
export function useSharing(notice: string): Sharing {
  const { t } = useTranslation()
  const app = useAppName()
  const copy = async (text: string): Promise<void> => {
    try {
      // Fails without a secure context, where there is no clipboard.
      await navigator.clipboard.writeText(text)
      notify.success(t('profile.copied'), notice)
    } catch {
      notify.error(t('profile.copy_failed'), notice)
    }
  }
  return {
    copy,
    share: async ({ text, url }) => {
      if (!canShare) return copy(`${text} ${url}`)
      try {
        await navigator.share({ title: app, text, url })
      } catch (error) {
        if (!isClosed(error)) notify.error(t('share.failed'), notice)
      }
    },
    sharePicture: async ({ file, text, url }) => {
      const what = { files: [file], title: app, text: `${text}\n${url}` }
      if (!navigator.canShare?.(what)) return 'unable'
      try {
        await navigator.share(what)
        return 'done'
      } catch (error) {
        // The system may have forgotten the tap, because drawing took too long.
        return isClosed(error) ? 'done' : 'unable'
      }
    },
  }
}
