import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KnownUser } from '../../platform/session/session.ts'
import { Row, Section } from '../../platform/ui/layout/section.tsx'
import { DeleteDialog, SignedInRow } from '../../people/accounts/index.ts'
import { ExportRow } from '../data-export/index.ts'
import classes from '../../people/accounts/profile.module.css'

/** Signing out, a copy of one's data, and deleting the account. */
export function AccountPart({ user }: { user: KnownUser }) {
  const { t } = useTranslation()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Section title={t('profile.account')}>
      <SignedInRow user={user} />
      <ExportRow />
      <Row label={t('profile.delete')} hint={t('profile.delete_hint')}>
        <Button variant="default" className={classes.danger} aria-label={t('profile.delete')} onClick={() => setDeleting(true)}>
          {t('profile.delete_short')}
        </Button>
      </Row>
      <DeleteDialog isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </Section>
  )
}
