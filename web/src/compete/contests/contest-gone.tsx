import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes } from '../../platform/modes/modes.ts'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'

/** @param level of the heading: 1 if the page has no other */
export function ContestGone({ level }: { level: 1 | 2 }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="lost"
      prop="flag"
      level={level}
      title={t('contest.gone_title')}
      text={t('contest.gone_text')}
      action={
        <Button component={Link} to={modes.contest.path}>
          {t('contest.list')}
        </Button>
      }
    />
  )
}
