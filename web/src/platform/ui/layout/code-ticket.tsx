import { Button } from '@mantine/core'
import { IconCopy, IconLink, IconShare } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './code-ticket.module.css'
import { canShare, useSharing } from '../../sharing/sharing.ts'

interface CodeTicketProps {
  label: string
  code: string
  link: string
  /** The label of the share button, and the text shared with the link. */
  shareLabel: string
  shareText: string
  className?: string | undefined
  /** Below the buttons. */
  children: ReactNode
}

/** A code in large letters, with buttons to share it. */
export function CodeTicket({ label, code, link, shareLabel, shareText, className, children }: CodeTicketProps) {
  const { t } = useTranslation()
  const { copy, share } = useSharing('code')
  return (
    <section className={`${classes.ticket} ${className ?? ''}`} aria-label={label}>
      <p className={classes.label}>{label}</p>
      <bdi dir="ltr" translate="no" className={`${classes.code} tabular`}>
        {code}
      </bdi>
      <div className={classes.actions}>
        {canShare && (
          <Button leftSection={<IconShare size={20} aria-hidden />} onClick={() => void share({ text: shareText, url: link })}>
            {shareLabel}
          </Button>
        )}
        <Button variant={canShare ? 'default' : 'filled'} leftSection={<IconLink size={20} aria-hidden />} onClick={() => void copy(link)}>
          {t('invite.copy_link')}
        </Button>
        <Button variant="default" leftSection={<IconCopy size={20} aria-hidden />} onClick={() => void copy(code)}>
          {t('profile.copy')}
        </Button>
      </div>
      {children}
    </section>
  )
}
