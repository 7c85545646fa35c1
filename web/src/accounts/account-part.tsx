import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../actions.ts'
import { logout } from '../session.ts'
import { Row, Section } from '../settings/section.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import classes from './profile.module.css'

/** Leaving: for today, or for good. */
export function AccountPart({ contact }: { contact: string }) {
  const { t } = useTranslation()
  const [isDeleting, setDeleting] = useState(false)
  const leave = useCommand('logout', { isQuiet: true })
  return (
    <Section title={t('profile.account')}>
      <Row label={t('profile.signed_in')} hint={contact}>
        {/* Whatever the server answers, this device forgets. */}
        <Button
          variant="default"
          loading={leave.isPending}
          leftSection={<IconLogout size={20} aria-hidden />}
          onClick={() => leave.mutate({}, { onSettled: logout })}
        >
          {t('profile.log_out')}
        </Button>
      </Row>
      <Row label={t('profile.delete')} hint={t('profile.delete_hint')}>
        <Button variant="default" className={classes.danger} aria-label={t('profile.delete')} onClick={() => setDeleting(true)}>
          {t('profile.delete_short')}
        </Button>
      </Row>
      <DeleteDialog isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </Section>
  )
}
