import type { Q, ReviewItem } from '@trivium/contract/play/plays'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { answerWords, withTolerance } from '../../modes/index.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import list from '../../../platform/ui/layout/list.module.css'
import classes from './missed.module.css'

/** A question whose right answer the server has told. */
type Missed = Q & Pick<ReviewItem, 'correct_answer' | 'note' | 'tolerance'>

interface MissedCardsProps<Item extends Missed> {
  items: Item[]
  renderTool?: (item: Item) => ReactNode
  /** Shown above the cards. */
  children?: ReactNode
}

/** The missed questions of a round as cards with the right answers. */
export function MissedCards<Item extends Missed>({ items, renderTool, children }: MissedCardsProps<Item>) {
  const { t } = useTranslation()
  const titleId = useId()
  if (items.length === 0) return null
  return (
    <section className={classes.missed} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {t('result.missed')}
      </h2>
      {children}
      <ul className={list.rows}>
        {items.map(item => (
          <li key={item.id} className={classes.row}>
            <Words item={item} />
            {renderTool?.(item)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Words({ item }: { item: Missed }) {
  const { exact } = useNumbers()
  const lang = useContentLang(item.language_id)
  const answer = withTolerance(answerWords(item, item.correct_answer, exact).join(' · '), item.tolerance, exact)
  return (
    <div className={classes.words} lang={lang} dir="auto">
      <p>
        <FormulaText text={item.question} />
      </p>
      <p className={classes.answer}>
        <IconCheck size={20} aria-hidden /> <FormulaText text={answer} />
      </p>
      {item.note && (
        <p className={classes.note}>
          <FormulaText text={item.note} />
        </p>
      )}
    </div>
  )
}
