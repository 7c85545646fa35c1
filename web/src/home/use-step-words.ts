import { useTranslation } from 'react-i18next'
import { useNumbers } from '../ui/numbers.ts'
import type { NextStep } from './next-step.ts'

interface StepWords {
  title: string
  text: string
  action: string
}

/** The texts of the hero for a step. For a new level they are the operator's words, if there are any. */
export function useStepWords(step: NextStep, hero: { title: string; text: string } | null): StepWords {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const placeOf = usePlaceOf()
  switch (step.kind) {
    case 'open': {
      const { answered, total, order, has_clocks } = step.play
      const key = order === 'free' ? 'home.open_text_free' : has_clocks ? 'home.open_text' : 'home.open_text_untimed'
      // Lapsed questions count as answered, because the text tells the position in the play.
      const text = t(key, { answered: count(answered), number: count(Math.min(answered + 1, total)), total: count(total) })
      return { title: t('home.open_title'), text: `${placeOf(step.play)}\n${text}`, action: t('home.carry_on') }
    }
    case 'daily': {
      const days = t('daily.days', { count: step.streak, shown: count(step.streak) })
      const text = step.streak > 1 ? t('home.daily_streak', { days }) : t('daily.open_text')
      return { title: t('home.daily_title'), text, action: t('daily.start') }
    }
    case 'practice':
      return {
        title: t('home.practice_due', { count: step.due, shown: count(step.due) }),
        text: t('mode.text_practice'),
        action: t('home.practise'),
      }
    case 'play':
      return { title: hero?.title || t('home.next_title'), text: hero?.text || t('home.next_text'), action: t('home.play_now') }
  }
}

/** "Quiz zone · Geography · Level 3"; each part keeps its own direction. */
function usePlaceOf() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return ({ mode, category, level }: Extract<NextStep, { kind: 'open' }>['play']) =>
    [t(`mode.name_${mode}`), category, level === null ? null : t('catalogue.level', { level: count(level) })]
      .flatMap(part => (part === null ? [] : [`\u2068${part}\u2069`]))
      .join(' · ')
}
