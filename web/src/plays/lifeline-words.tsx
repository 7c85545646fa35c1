import { useTranslation } from 'react-i18next'
import { useNumbers } from '../ui/numbers.ts'
import { effectOn, type PlayState } from './play-state.ts'

/** What lifelines have done to this question: who does not see the screen hears it here. */
export function LifelineWords({ state: { questions, index, play, lastLifeline } }: { state: PlayState }) {
  const { t, i18n } = useTranslation()
  const { count } = useNumbers()
  const question = questions[index]
  const effect = question && effectOn(play, question)
  const gone = (effect?.removed ?? []).map(key => t(`play.key_${key}`))
  return (
    <>
      {gone.length > 0 && `${t('play.removed', { options: new Intl.ListFormat(i18n.language).format(gone) })} `}
      {effect?.shares &&
        `${effect.estimated ? t('play.poll_estimated') : t('play.poll_real', { count: effect.respondents, shown: count(effect.respondents) })} `}
      {lastLifeline === 'reset_timer' && t('play.clock_restarted')}
      {lastLifeline === 'skip' && t('play.question_replaced')}
    </>
  )
}
