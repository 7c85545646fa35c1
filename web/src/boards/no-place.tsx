import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../session.ts'
import classes from './leaderboard.module.css'

/** Where my row would stand. */
export function NoPlace() {
  const { t } = useTranslation()
  const isSignedIn = useSession(session => session.token !== null)
  return <p className={classes.note}>{isSignedIn ? t('board.no_rank') : <Link to="/auth/login/">{t('board.guest')}</Link>}</p>
}
