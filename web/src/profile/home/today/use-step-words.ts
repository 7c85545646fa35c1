import type { PlayerHome } from '@trivium/contract/profile/home'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { useSetting } from '../../../platform/settings/use-setting.ts'
import { dayToGreet, type NextLevel, type NextStep } from './next-step.ts'

type OpenPlay = NonNullable<PlayerHome['open_play']>

interface StepWords {
  title: string
  text: string
  action: string
}

/** The texts of the hero for a step. Without a round to suggest, they are the operator's texts, if there are any. */
export function useStepWords(step: NextStep, home: PlayerHome | null, hero: { title: string; text: string } | null): StepWords {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const openWords = useOpenWords()
  const dailyText = useDailyText()
  const levelText = useLevelText()
  switch (step.kind) {
    case 'open':
      return openWords(step.play)
    case 'first':
      return {
        title: t('home.first_title'),
        text: `${levelText(step.level, true)}\n${t('home.first_text')}`,
        action: t('home.first_start'),
      }
    case 'daily':
      return { title: t('home.daily_title'), text: dailyText(step.streak, home), action: t('daily.start') }
    case 'continue': {
      const { subcategory, category } = step.level
      const level = count(step.level.level)
      return {
        title: t('home.continue_title', { place: subcategory ?? category, level }),
        text: levelText(step.level),
        action: t('catalogue.play_level', { level }),
      }
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

/** The round to resume: of an exam the title, of a round with one clock its end. */
function useOpenWords() {
  const { t } = useTranslation()
  const { count, dateTime } = useNumbers()
  return ({ answered, total, order, has_clocks, mode, category, level, title, ends_at }: OpenPlay): StepWords => {
    const key = order === 'free' ? 'home.open_text_free' : has_clocks ? 'home.open_text' : 'home.open_text_untimed'
    // Lapsed questions count as answered, because the text shows the position in the play.
    const text = t(key, { answered: count(answered), number: count(Math.min(answered + 1, total)), total: count(total) })
    const place = placeOf(title ?? t(`mode.name_${mode}`), category, level === null ? null : t('catalogue.level', { level: count(level) }))
    const until = ends_at ? `\n${t('home.open_until', { time: dateTime(ends_at) })}` : ''
    return {
      title: t(title === null ? 'home.open_title' : 'home.open_exam'),
      text: `${place}\n${text}${until}`,
      action: t('home.carry_on'),
    }
  }
}

/** The streak from two days on, otherwise yesterday's best result. */
function useDailyText() {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  return (streak: number, home: PlayerHome | null): string => {
    if (streak > 1) return t('home.daily_streak', { days: t('daily.days', { count: streak, shown: count(streak) }) })
    const best = home?.best_yesterday
    const yesterday = best ? `\n${t('home.best_yesterday', { percent: percent(best) })}` : ''
    return `${t('daily.open_text')}${yesterday}`
  }
}

/** "Quiz zone · Geography", then the best result and what is needed to pass; for the first round only the place. */
function useLevelText() {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const goal = percent(useSetting('quiz_winning_percentage'))
  return ({ mode, category, subcategory, level, best_percentage: best }: NextLevel, isFirst = false): string => {
    if (isFirst) return placeOf(category, subcategory, t('catalogue.level', { level: count(level) }))
    const state = !best ? t('home.level_new', { goal }) : t('home.level_best', { percent: percent(best), goal })
    return `${placeOf(t(`mode.name_${mode}`), subcategory && category)}\n${state}`
  }
}

/** "Quiz zone · Geography · Level 3"; each part keeps its own direction. */
const placeOf = (...parts: (string | null)[]) => parts.flatMap(part => (part === null ? [] : [`\u2068${part}\u2069`])).join(' · ')

/** The greeting; from the second day on with the number of the day. */
export function useGreeting(name: string, home: PlayerHome | null): string {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const day = home && dayToGreet(home)
  return day === null ? t('home.hello_player', { name }) : t('home.day', { day: count(day), name })
}
