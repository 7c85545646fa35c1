import type { Mode } from '@trivium/contract/platform/mode-names'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { howPath } from '../../../platform/modes/modes.ts'

/** A link from a result to the page that explains it. */
export function HowLink({ play }: { play: { mode: Mode; id: number } }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <Button component={Link} to={howPath(play)} state={{ from: pathname }} variant="subtle">
      {t('how.title')}
    </Button>
  )
}
