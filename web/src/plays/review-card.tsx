import type { ReviewItem } from '@trivium/contract/plays'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCircleCheckFilled, IconCircleMinus, IconCircleXFilled, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { QuestionTools } from '../reports/question-tools.tsx'
import { useContentLang } from '../settings/use-content-lang.ts'
import { FormulaText } from '../ui/formula-text.tsx'
import { useNumbers } from '../ui/numbers.ts'
import { keysIn } from './play-state.ts'
import { QuestionSource } from './question-source.tsx'
import { ReviewOption } from './review-option.tsx'
import { ReviewOrder } from './review-order.tsx'
import { ReviewSound } from './review-sound.tsx'
import { ReviewWord } from './review-word.tsx'
import classes from './review.module.css'

export function ReviewCard({ item, number }: { item: ReviewItem; number: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const lang = useContentLang(item.language_id)
  const verdict = item.correct ? 'right' : item.your_answer ? 'wrong' : 'unanswered'
  const Drawing = { right: IconCircleCheckFilled, wrong: IconCircleXFilled, unanswered: IconCircleMinus }[verdict]
  return (
    <li className={classes.card} data-verdict={verdict}>
      <p className={classes.verdict}>
        <Drawing size={20} aria-hidden /> {t(`review.verdict_${verdict}`)}
        {item.ms !== null && (
          <span className="tabular">
            {t('review.seconds', { count: Math.round(item.ms / 1000), shown: count(Math.round(item.ms / 1000)) })}
          </span>
        )}
      </p>
      <h2 className={classes.question} dir="auto">
        <span className={classes.number}>{count(number)}.</span>{' '}
        <span lang={lang}>
          <FormulaText text={item.question} />
        </span>
      </h2>
      {item.image && (
        <div className={classes.picture}>
          <img src={item.image} alt={t('play.picture')} width={160} height={120} loading="lazy" />
        </div>
      )}
      <ReviewSound item={item} />
      <Answers item={item} lang={lang} />
      {item.note && (
        <p className={classes.note} lang={lang} dir="auto">
          <FormulaText text={item.note} />
        </p>
      )}
      <QuestionSource source={item.source} />
      <QuestionTools question={item} />
    </li>
  )
}

interface AnswersProps {
  item: ReviewItem
  lang: string | undefined
}

function Answers(props: AnswersProps) {
  if (props.item.question_type === 'guess_the_word') return <ReviewWord {...props} />
  return props.item.question_type === 'sequence' ? <ReviewOrder {...props} /> : <Options {...props} />
}

/** As they were shown. Right and wrong are told by icon and words, not by colour alone. */
function Options({ item, lang }: AnswersProps) {
  const { t } = useTranslation()
  const right = keysIn(item.correct_answer)
  const given = keysIn(item.your_answer)
  return (
    <ul className={classes.options}>
      {item.options.map(option => {
        const isRight = right.includes(option.key)
        const isGiven = given.includes(option.key)
        return (
          <li key={option.key} data-right={isRight || undefined} data-given={(!isRight && isGiven) || undefined}>
            {isRight ? <IconCheck size={18} aria-hidden /> : isGiven ? <IconX size={18} aria-hidden /> : <span className={classes.gap} />}
            <ReviewOption option={option} lang={lang} />
            {isGiven && <span className={classes.yours}>{t('review.yours')}</span>}
            {isGiven && <VisuallyHidden>{isRight ? t('play.right_answer') : t('play.wrong_answer')}</VisuallyHidden>}
            {isRight && !isGiven && <span className={classes.yours}>{t('review.right')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
