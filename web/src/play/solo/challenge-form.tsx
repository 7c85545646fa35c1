import type { Category } from '@trivium/contract/bank/catalogue'
import { NativeSelect } from '@mantine/core'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { modes } from '../../platform/modes/modes.ts'
import { useStartPlay } from '../modes/index.ts'
import button from '../modes/start.module.css'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { useSetting } from '../../platform/settings/use-setting.ts'
import { CategoryFields } from './category-fields.tsx'
import { type ChallengeChoice, choiceIn, saveChoice, savedChoice, missingIn, offerUpTo } from './challenge-choice.ts'
import classes from './challenge.module.css'
import { CountField } from './count-field.tsx'
import { paceIn } from './pace.ts'

export function ChallengeForm({ categories }: { categories: Category[] }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { offer, choice, category, change } = useChoice(categories)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { start, isPending } = useStartPlay(modes.self_challenge.starts)
  const missing = missingIn(choice)
  const problem = (name: (typeof missing)[number], text: string) => (isChecked && missing.includes(name) ? text : undefined)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const { questions, minutes, subcategory } = choice
    if (!category || questions === null || minutes === null) {
      form.current?.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus()
      return
    }
    saveChoice(choice)
    start({ category_slug: category.slug, subcategory_slug: subcategory || undefined, limit: questions, minutes })
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className={classes.form}>
      <div className={classes.fields}>
        <CategoryFields
          categories={categories}
          category={category}
          choice={choice}
          onChange={change}
          problem={problem('category', t('challenge.select_category'))}
        />
        <CountField
          offered={offer.questions}
          chosen={choice.questions}
          onChoose={questions => change({ questions })}
          problem={problem('questions', t('challenge.select_questions'))}
        />
        <NativeSelect
          name="minutes"
          label={t('challenge.time')}
          error={problem('minutes', t('challenge.select_timer'))}
          value={choice.minutes ?? ''}
          onChange={event => change({ minutes: Number(event.currentTarget.value) || null })}
          data={[
            { value: '', label: t('challenge.select_timer') },
            ...offer.minutes.map(minutes => ({
              value: String(minutes),
              label: t('challenge.minutes', { count: minutes, shown: count(minutes) }),
            })),
          ]}
        />
      </div>
      <div className="t-panel">
        <Pace choice={choice} />
        <BusyButton type="submit" size="lg" loading={isPending} className={button.start}>
          {t('challenge.start')}
        </BusyButton>
        <p className={classes.muted}>{t('challenge.unrated')}</p>
      </div>
    </form>
  )
}

/** The stored choices, as far as they are still on offer. */
function useChoice(categories: Category[]) {
  const [kept, setBookmarked] = useState(savedChoice)
  const offer = offerUpTo(useSetting('self_challenge_most_questions'), useSetting('self_challenge_most_minutes'))
  const offered = choiceIn(kept, offer)
  const category = categories.find(({ slug }) => slug === offered.category)
  const choice: ChallengeChoice = category ? offered : { ...offered, category: '', subcategory: '' }
  return { offer, choice, category, change: (changed: Partial<ChallengeChoice>) => setBookmarked({ ...choice, ...changed }) }
}

/** The time per question that results from both numbers. */
function Pace({ choice: { questions, minutes } }: { choice: ChallengeChoice }) {
  const { t, i18n } = useTranslation()
  const time = questions && minutes ? paceIn(i18n.language || 'en', (minutes * 60) / questions) : null
  return (
    <p className={classes.pace} role="status">
      {time && t('challenge.pace', { time })}
    </p>
  )
}
