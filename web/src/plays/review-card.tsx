import type { ReviewItem } from '@trivium/contract/plays'
import { IconCheck, IconCircleCheckFilled, IconCircleMinus, IconCircleXFilled, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../settings/use-content-lang.ts'
import { useNumbers } from '../ui/numbers.ts'
import { keysIn } from './play-state.ts'
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
        <span className={classes.number}>{count(number)}.</span> <span lang={lang}>{item.question}</span>
      </h2>
      {item.image && (
        <div className={classes.picture}>
          <img src={item.image} alt={t('play.picture')} width={160} height={120} loading="lazy" />
        </div>
      )}
      <Options item={item} lang={lang} />
      {item.note && (
        <p className={classes.note} lang={lang} dir="auto">
          {item.note}
        </p>
      )}
      {item.source && (
        <p className={classes.source}>
          {t('review.source')}{' '}
          <a href={item.source.url} target="_blank" rel="noreferrer">
            <bdi>{item.source.name}</bdi>
          </a>{' '}
          (<bdi>{item.source.licence}</bdi>)
        </p>
      )}
    </li>
  )
}

/** Sequences stand in the right order; everything else as it was shown. */
function Options({ item, lang }: { item: ReviewItem; lang: string | undefined }) {
  const { t } = useTranslation()
  const right = keysIn(item.correct_answer)
  const given = keysIn(item.your_answer)
  const isSequence = item.question_type === 'sequence'
  const options = isSequence ? right.flatMap(key => item.options.filter(option => option.key === key)) : item.options
  return (
    <ul className={classes.options}>
      {options.map((option, place) => {
        const isRight = isSequence ? given[place] === option.key : right.includes(option.key)
        const isGiven = given.includes(option.key)
        return (
          <li key={option.key} data-right={isRight || undefined} data-given={(!isRight && isGiven) || undefined}>
            {isRight ? <IconCheck size={18} aria-hidden /> : isGiven ? <IconX size={18} aria-hidden /> : <span className={classes.gap} />}
            <span lang={lang} dir="auto">
              {option.text}
            </span>
            {!isSequence && isGiven && <span className={classes.yours}>{t('review.yours')}</span>}
            {!isSequence && isRight && !isGiven && <span className={classes.yours}>{t('review.right')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
