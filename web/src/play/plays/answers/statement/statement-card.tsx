import type { OptionKey, Q } from '@trivium/contract/play/plays'
import { IconCheck, IconHandMove, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../../platform/i18n/content-language.ts'
import { hueStyle } from '../../../../platform/ui/drawing/cover.tsx'
import { useReducedMotion } from '../../../../platform/ui/theme/motion.ts'
import { lookAt } from './answer-looks.ts'
import classes from './statement.module.css'
import { aimedAt, isFarEnough, type Sides, swipedTo } from './swipe.ts'
import { useShownOnce } from './use-shown-once.ts'
import { useSwipe } from './use-swipe.ts'

interface Graded {
  answer: string
  /** Null if the server does not say it. */
  isRight: boolean | null
}

interface StatementCardProps {
  question: Q
  sides: Sides
  isOpen: boolean
  /** The player's answer, once the server has graded it. */
  graded: Graded | null
  onHandIn: (answer: OptionKey) => void
  /** The text of the question. */
  children: ReactNode
}

/** A card with a statement: swiping it to a side gives the answer of that side. */
export function StatementCard({ question, sides, isOpen, graded, onHandIn, children }: StatementCardProps) {
  const { t } = useTranslation()
  const isStill = useReducedMotion()
  const isNew = useShownOnce('swipe')
  const { px, handlers } = useSwipe(isOpen, moved => {
    const answer = swipedTo(moved, sides)
    if (answer) onHandIn(answer)
  })
  const aimed = aimedAt(px, sides)
  return (
    <div className={classes.stage} data-swiped>
      <div
        className={classes.card}
        data-open={isOpen || undefined}
        data-held={aimed !== null || undefined}
        style={isStill || aimed === null ? undefined : { transform: `translateX(${px}px) rotate(${tiltOf(px)}deg)` }}
        onDragStart={event => event.preventDefault()}
        {...handlers}
      >
        {children}
        <div className={classes.foot}>
          {aimed === null && isNew && isOpen && (
            <p className={classes.how}>
              <IconHandMove size={20} aria-hidden /> <span>{t('play.how_true_false')}</span>
            </p>
          )}
        </div>
        {aimed !== null && <Stamp question={question} sides={sides} answer={aimed} isFar={isFarEnough(px)} />}
        {aimed === null && graded && <Stamp question={question} sides={sides} answer={graded.answer} isFar isRight={graded.isRight} />}
      </div>
    </div>
  )
}

/** The card turns around its lower edge, as in a hand. */
const tiltOf = (px: number) => Math.max(-12, Math.min(12, px / 14))

interface StampProps {
  question: Q
  sides: Sides
  answer: string
  isFar: boolean
  isRight?: boolean | null
}

/** The answer on the card: the one that letting go would give, faint while the card has not moved far enough; later the given one. */
function Stamp({ question, sides, answer, isFar, isRight = null }: StampProps) {
  const lang = useContentLang(question.language_id)
  const place = question.options.findIndex(({ key }) => key === answer)
  const { Drawing, hue } = lookAt(place)
  const Shown = isRight === null ? Drawing : isRight ? IconCheck : IconX
  return (
    <p
      className={classes.stamp}
      style={hueStyle(hue)}
      data-far={isFar || undefined}
      data-leans={answer === sides.left ? 'left' : 'right'}
      data-mark={isRight === null ? undefined : isRight ? 'right' : 'wrong'}
      aria-hidden
    >
      <Shown size={28} stroke={2.5} /> <bdi lang={lang}>{question.options[place]?.text}</bdi>
    </p>
  )
}
