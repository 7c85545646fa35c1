import { Button } from '@mantine/core'
import { IconCopy, IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session.ts'
import { useNumberSetting } from '../settings/settings.ts'
import { notify } from '../ui/notify.ts'
import { useNumbers } from '../ui/numbers.ts'
import classes from './profile.module.css'

const canShare = typeof navigator.share === 'function'

export function InvitePart({ code }: { code: string }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const app = useSession(session => session.webSettings?.app_name ?? 'Trivium')
  const coins = (value: number) => t('wallet.coins', { count: value, shown: count(value) })
  const mine = coins(useNumberSetting('earn_coin', 100))
  const theirs = coins(useNumberSetting('refer_coin', 50))

  const copy = async () => {
    try {
      // There is no clipboard without a secure context.
      await navigator.clipboard.writeText(code)
      notify.success(t('profile.copied'), 'invite')
    } catch {
      notify.error(t('profile.copy_failed'), 'invite')
    }
  }
  const share = async () => {
    const url = `${location.origin}/auth/sign-up/?ref=${encodeURIComponent(code)}`
    try {
      await navigator.share({ title: app, text: t('profile.share_text', { app }), url })
    } catch {
      // Closing the sheet is an error, too, and nothing to tell.
    }
  }

  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className={classes.heading}>
        {t('profile.invite')}
      </h2>
      <div className={`${classes.card} ${classes.invite}`}>
        <p className={classes.muted}>{t('profile.invite_text', { mine, theirs })}</p>
        <p className={classes.codeLine}>
          <span className={classes.hint}>{t('profile.code')}</span>
          <bdi dir="ltr" className={`${classes.code} tabular`}>
            {code}
          </bdi>
        </p>
        <div className={classes.actions}>
          <Button variant="default" leftSection={<IconCopy size={20} aria-hidden />} onClick={() => void copy()}>
            {t('profile.copy')}
          </Button>
          {canShare && (
            <Button variant="default" leftSection={<IconShare size={20} aria-hidden />} onClick={() => void share()}>
              {t('profile.share')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
