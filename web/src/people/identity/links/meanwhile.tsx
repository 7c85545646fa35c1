import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { readSaved } from '../saved-trial.ts'

/**
 * While the address is not confirmed, there is no account to play with. A guest plays the questions of the trial: the account begins when
 * the address is confirmed, so it takes over a trial that was begun before.
 */
export function Meanwhile() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const [trial] = useState(() => readSaved(Date.now()))
  const points = trial?.told.at(-1)?.points ?? 0
  const isDone = trial !== null && trial.told.length === trial.questions.length
  if (isDone) return points > 0 && <p>{t('auth.points_wait', { count: points, shown: count(points) })}</p>
  return (
    <>
      <p>{t('auth.meanwhile')}</p>
      <Button component={Link} to={{ pathname: '/', hash: 'trial' }}>
        {t('auth.play_meanwhile')}
      </Button>
    </>
  )
}
