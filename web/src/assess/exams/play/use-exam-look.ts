import type { Sitting } from '@trivium/contract/assess/exams'
import type { Q } from '@trivium/contract/play/plays'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'

/** How an exam differs on screen from other plays in free order. @param onShown must stay the same function */
export function useExamLook(
  { answer_again, hides_timer }: Pick<Sitting, 'answer_again' | 'hides_timer'>,
  onShown: (questionId: number) => void,
) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return useMemo(
    () => ({
      tagOf: ({ marks, minus_marks: minus, part_marks }: Q) =>
        [
          t('exam.worth', { count: marks, shown: count(marks) }),
          ...(part_marks ? [t('exam.part_marks')] : []),
          ...(minus > 0 ? [t('exam.wrong_costs', { shown: count(minus) })] : []),
        ].join(' · '),
      onShown,
      hidesClock: hides_timer,
      showsSaved: true,
      isFinal: !answer_again,
      leaveWords: {
        leave: t('exam.leave'),
        title: t('exam.leave_title'),
        text: t('exam.leave_text'),
        giveUp: t('play.hand_in'),
      },
    }),
    [t, count, hides_timer, answer_again, onShown],
  )
}
