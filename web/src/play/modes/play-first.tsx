import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { modes } from '../../platform/modes/modes.ts'
import classes from './play-first.module.css'
import { useStakes } from './use-stakes.ts'

/** Shows how many plays are missing before granted coins can be an entry, and links to a play. */
export function PlayFirst({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { missing } = useStakes()
  return (
    <p className={className} role="status">
      {t('stake.plays_missing', { count: missing, shown: count(missing) })}{' '}
      <Link to={modes.quiz_zone.path} className={classes.link}>
        {t('stake.play_now')}
      </Link>
    </p>
  )
}
