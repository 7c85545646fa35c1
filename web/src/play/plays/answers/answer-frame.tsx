import type { CSSProperties, ReactNode } from 'react'
import type { AnswerInputProps } from './answer-input-props.ts'
import classes from './answer-frame.module.css'
import { OptionMark } from './option-mark.tsx'

interface AnswerFrameProps {
  feedback: ReturnType<typeof toldOf>
  /** The typed text cannot be an answer. */
  isOther?: boolean
  /** The frame holds the boxes of a word. */
  hasBoxes?: boolean
  dir?: 'ltr' | 'rtl'
  style?: CSSProperties
  children: ReactNode
}

/** Surrounds a typed answer. The mark lies on the edge, so that nothing moves when it appears. */
export function AnswerFrame({ feedback, isOther, hasBoxes, dir, style, children }: AnswerFrameProps) {
  return (
    <div
      className={classes.frame}
      dir={dir}
      style={style}
      data-told={feedback}
      data-other={isOther || undefined}
      data-boxes={hasBoxes || undefined}
    >
      {children}
      {feedback && (
        <span className={classes.mark}>
          <OptionMark mark={feedback} isChosen />
        </span>
      )}
    </div>
  )
}

/** An answer that was not handed in in time does not count as wrong. */
export function toldOf(outcome: AnswerInputProps['outcome'], answer: string): 'right' | 'wrong' | undefined {
  if (outcome?.correct) return 'right'
  return outcome?.correct === false && answer !== '' ? 'wrong' : undefined
}
