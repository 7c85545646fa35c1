import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './hub.module.css'

/** Explains the locks on categories, if there are any. It is last on the page, so that nothing moves when it appears. */
export function LockNote() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const categories = useAction('get_categories', { type: 'quiz_zone' }).data?.data ?? []
  const locked = categories.filter(category => category.is_premium && !category.unlocked).length
  if (locked === 0) return null
  return (
    <p className={classes.lock}>
      <IconLock size={20} stroke={1.75} aria-hidden />
      {t('hub.locked', { count: locked, shown: count(locked) })}
    </p>
  )
}
