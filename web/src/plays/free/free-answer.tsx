import type { Q } from '@trivium/contract/plays'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconFlag, IconFlagFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { effectOn } from '../answers/answer-input-props.ts'
import { AnswerInput } from '../answers/answer-input.tsx'
import { FreeOrder } from '../answers/hand-in-button.tsx'
import type { FreeState } from './free-play-state.ts'
import classes from './free-play.module.css'

interface FreeAnswerProps {
  state: FreeState
  question: Q
  /** '' means no answer. */
  draft: string
  isMarked: boolean
  onChange: (answer: string) => void
  onTakeBack: () => void
  onMark: () => void
}

const look = { variant: 'subtle', color: 'gray', size: 'sm', className: classes.tool ?? '' }

/** The input of the question, with buttons to take the answer back and to mark the question for later. */
export function FreeAnswer({ state, question, draft, isMarked, onChange, onTakeBack, onMark }: FreeAnswerProps) {
  const isOpen = state.phase === 'open'
  return (
    <FreeOrder value>
      <AnswerInput
        question={question}
        playId={state.play.id}
        effect={effectOn(state.play, question)}
        answer={draft}
        outcome={null}
        isOpen={isOpen}
        onChange={onChange}
        onHandIn={onChange}
      />
      <AnswerTools isOpen={isOpen} {...{ question, draft, isMarked, onChange, onTakeBack, onMark }} />
    </FreeOrder>
  )
}

type AnswerToolsProps = Omit<FreeAnswerProps, 'state'> & { isOpen: boolean }

function AnswerTools({ question, draft, isMarked, isOpen, onChange, onTakeBack, onMark }: AnswerToolsProps) {
  const { t } = useTranslation()
  const Flag = isMarked ? IconFlagFilled : IconFlag
  const shownOrder = question.options.map(({ key }) => key).join(',')
  return (
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
  )
}
