import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export function GroupLink({ group: { id, name } }: { group: { id: number; name: string } }) {
  const { t } = useTranslation()
  return (
    <Button variant="default" component={Link} to={`/profile/groups/${id}/`} aria-label={t('groups.open_name', { group: name })}>
      {t('groups.open')}
    </Button>
  )
}
