import type { OptionKey, Q } from '@trivium/contract/play/plays'
import { IconHandMove } from '@tabler/icons-react'
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

interface StatementCardProps {
  question: Q
  sides: Sides
  isOpen: boolean
  onHandIn: (answer: OptionKey) => void
  /** The text of the question. */
  children: ReactNode
}

/** A card with a statement: swiping it to a side gives the answer of that side. */
export function StatementCard({ question, sides, isOpen, onHandIn, children }: StatementCardProps) {
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
        style={isStill || aimed === null ? undefined : { transform: `translateX(${px}px) rotate(${px / 40}deg)` }}
        onDragStart={event => event.preventDefault()}
        {...handlers}
      >
        {children}
        <div className={classes.foot}>
          {aimed !== null && <Aim question={question} answer={aimed} isFar={isFarEnough(px)} />}
          {aimed === null && isNew && isOpen && (
            <p className={classes.how}>
              <IconHandMove size={20} aria-hidden /> <span>{t('play.how_true_false')}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

/** The answer that the card would give if the player let go now; faint while the card has not moved far enough. */
function Aim({ question, answer, isFar }: { question: Q; answer: OptionKey; isFar: boolean }) {
  const lang = useContentLang(question.language_id)
  const place = question.options.findIndex(({ key }) => key === answer)
  const { Drawing, hue } = lookAt(place)
  return (
    <p className={classes.aim} style={hueStyle(hue)} data-far={isFar || undefined} aria-hidden>
      <Drawing size={20} /> <bdi lang={lang}>{question.options[place]?.text}</bdi>
    </p>
  )
}
