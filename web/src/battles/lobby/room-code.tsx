import { Button } from '@mantine/core'
import { IconCopy, IconLink, IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../ui/notify.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { useAppName } from '../../use-setting.ts'
import { linkTo } from '../battle-paths.ts'
import classes from './battle-lobby.module.css'

/** Whether the system has a share sheet. */
const canShare = typeof navigator.share === 'function'

/** The code in large letters, and the ways to hand it on. */
export function RoomCode({ code }: { code: string }) {
  const { t } = useTranslation()
  const { copy, share } = useSharing(code)
  return (
    <section className={classes.ticket} aria-label={t('battle.code')}>
      <p className={classes.note}>{t('battle.code')}</p>
      <bdi dir="ltr" className={`${classes.code} tabular`}>
        {code}
      </bdi>
      <div className={classes.share}>
        {canShare && (
          <Button leftSection={<IconShare size={20} aria-hidden />} onClick={() => void share()}>
            {t('battle.share')}
          </Button>
        )}
        <Button
          variant={canShare ? 'default' : 'filled'}
          leftSection={<IconLink size={20} aria-hidden />}
          onClick={() => void copy(linkTo(code))}
        >
          {t('invite.copy_link')}
        </Button>
        <Button variant="default" leftSection={<IconCopy size={20} aria-hidden />} onClick={() => void copy(code)}>
          {t('profile.copy')}
        </Button>
      </div>
      <QrCode text={linkTo(code)} label={t('battle.qr')} className={classes.qr} />
    </section>
  )
}

function useSharing(code: string) {
  const { t } = useTranslation()
  const app = useAppName()
  return {
    copy: async (text: string) => {
      try {
        // Fails without a secure context, which has no clipboard.
        await navigator.clipboard.writeText(text)
        notify.success(t('profile.copied'), 'room')
      } catch {
        notify.error(t('profile.copy_failed'), 'room')
      }
    },
    share: async () => {
      try {
        await navigator.share({ title: app, text: t('battle.share_text', { app, code }), url: linkTo(code) })
      } catch {
        // Closing the share sheet also throws; there is nothing to report.
      }
    },
  }
}
