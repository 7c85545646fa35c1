// A question as on a player's screen. The editor can answer it and sees the same feedback as a player.

import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { isRight, parseAnswer, showRightAnswer } from '@trivium/rules/play/plays/grading'
import { queryClient } from '../../../../../web/src/platform/calls/actions.ts'
import { shownLanguage } from '../../../../../web/src/platform/i18n/languages.ts'
import { AnswerInput } from '../../../../../web/src/play/plays/answers/answer-input.tsx'
import { RightWords } from '../../../../../web/src/play/plays/answers/right-words.tsx'
import { QuestionSource } from '../../../../../web/src/play/plays/question/question-source.tsx'
import { QuestionText } from '../../../../../web/src/play/plays/question/question-text.tsx'
import { useSession } from '../../../../../web/src/platform/session/session.ts'
import { FormulaText } from '../../../../../web/src/platform/ui/text/formula-text.tsx'
import { theme, variablesFor } from '../../../../../web/src/platform/ui/theme/theme.ts'
import type { PreviewMessage } from './preview-message.ts'
import classes from './preview.module.css'

export function PreviewPage({ message }: { message: PreviewMessage }) {
  const direction = useSession(session => shownLanguage(session).rtl) ? 'rtl' : 'ltr'
  const resolveVariables = useMemo(() => variablesFor(null), [])
  // After any change in the form the question can be answered anew.
  const key = JSON.stringify([message.question, message.key, message.feedback])
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} forceColorScheme={message.scheme}>
        <QueryClientProvider client={queryClient}>
          <Asked key={key} message={message} />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  )
}

function Asked({ message: { question, key, note, feedback } }: { message: PreviewMessage }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const main = useRef<HTMLElement>(null)
  const [answer, setAnswer] = useState('')
  const [given, setGiven] = useState<string | null>(null)
  const shown = { order: question.options.map((_, index) => index), matches: question.matches.map((_, index) => index) }
  const outcome =
    given === null
      ? null
      : { correct: isRight(parseAnswer(given, key, shown), key), correct_answer: showRightAnswer(key, shown), ...feedback }
  const again = () => {
    setGiven(null)
    setAnswer('')
  }
  useStopLinks(main)
  return (
    <main ref={main} className={classes.page} aria-label="The question">
      <QuestionText question={question} level={question.level} headingRef={heading} tag={question.category.name} />
      <AnswerInput
        question={question}
        effect={undefined}
        answer={given ?? answer}
        outcome={outcome}
        isOpen={outcome === null}
        onChange={setAnswer}
        onHandIn={setGiven}
      />
      {outcome && (
        <section className={classes.told}>
          {question.options.length === 0 && <RightWords question={question} answer={given ?? ''} feedback={outcome} />}
          {note !== null && (
            <p dir="auto">
              <FormulaText text={note} />
            </p>
          )}
          <QuestionSource source={question.source} />
          <button type="button" className={classes.again} aria-label="Answer again" lang="en" onClick={again}>
            <span aria-hidden>↺</span>
          </button>
        </section>
      )}
    </main>
  )
}

/** Links in the preview lead nowhere. */
function useStopLinks(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = main.current
    const stop = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }
    element?.addEventListener('click', stop)
    return () => element?.removeEventListener('click', stop)
  }, [main])
}
