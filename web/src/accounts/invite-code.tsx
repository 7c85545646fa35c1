import { Button } from '@mantine/core'
import { IconCopy, IconLink, IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './invite.module.css'
import { canShare, useInvite } from './use-invite.ts'

/** The invitation code in large letters, and the ways to share it. */
export function InviteCode({ code }: { code: string }) {
  const { t } = useTranslation()
  const { link, copy, share } = useInvite(code)
  return (
    <section className={classes.ticket} aria-label={t('profile.code')}>
      <p className={classes.muted}>{t('profile.code')}</p>
      <bdi dir="ltr" className={`${classes.code} tabular`}>
        {code}
      </bdi>
      <div className={classes.actions}>
        {canShare && (
          <Button leftSection={<IconShare size={20} aria-hidden />} onClick={() => void share()}>
            {t('profile.share')}
          </Button>
        )}
        <Button variant={canShare ? 'default' : 'filled'} leftSection={<IconLink size={20} aria-hidden />} onClick={() => void copy(link)}>
          {t('invite.copy_link')}
        </Button>
        <Button variant="default" leftSection={<IconCopy size={20} aria-hidden />} onClick={() => void copy(code)}>
          {t('profile.copy')}
        </Button>
      </div>
      <bdi dir="ltr" className={classes.link}>
        {link}
      </bdi>
    </section>
  )
}
