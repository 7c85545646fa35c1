import type { Q } from '@trivium/contract/plays'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconFlag, IconFlagFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { answerInputs } from './answer-inputs.tsx'
import { FreeOrder } from './free-order.ts'
import type { FreeState } from './free-play-state.ts'
import classes from './free-play.module.css'
import { effectOn } from './play-state.ts'
import { UnknownType } from './unknown-type.tsx'

interface FreeAnswerProps {
  state: FreeState
  question: Q
  /** '' is none. */
  draft: string
  isMarked: boolean
  onChange: (answer: string) => void
  onTakeBack: () => void
  onMark: () => void
}

const look = { variant: 'subtle', color: 'gray', size: 'sm', className: classes.tool ?? '' }

/** The question's own input, and what can be done about it: take the answer back, mark for later. */
export function FreeAnswer({ state, question, draft, isMarked, onChange, onTakeBack, onMark }: FreeAnswerProps) {
  const { t } = useTranslation()
  const Input = answerInputs[question.question_type]
  if (!Input) return <UnknownType />
  const isOpen = state.phase === 'open'
  const Flag = isMarked ? IconFlagFilled : IconFlag
  const shownOrder = question.options.map(({ key }) => key).join(',')
  return (
    <FreeOrder value>
      <Input
        question={question}
        playId={state.play.id}
        effect={effectOn(state.play, question)}
        answer={draft}
        outcome={null}
        isOpen={isOpen}
        onChange={onChange}
        onHandIn={onChange}
      />
      <div className={classes.afterAnswer}>
        {question.question_type === 'sequence' && draft === '' ? (
          <Button {...look} leftSection={<IconCheck size={20} aria-hidden />} disabled={!isOpen} onClick={() => onChange(shownOrder)}>
            {t('free.keep_order')}
          </Button>
        ) : (
          <Button
            {...look}
            data-off={draft === '' || undefined}
            leftSection={<IconArrowBackUp size={20} className={classes.turns} aria-hidden />}
            disabled={!isOpen}
            onClick={onTakeBack}
          >
            {t('free.take_back')}
          </Button>
        )}
        <Button
          {...look}
          leftSection={<Flag size={20} aria-hidden />}
          aria-pressed={isMarked}
          data-switch
          aria-keyshortcuts="M"
          onClick={onMark}
        >
          {t('free.mark')}
        </Button>
      </div>
    </FreeOrder>
  )
}
