// The review of an exam: the right answers beside the player's own, once they are released. Also the paper to print.

import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAction } from '../../../platform/calls/actions.ts'
import { resultPath } from '../../../platform/modes/modes.ts'
import { isPlayId, PlayError, PlayGone, ReviewCard } from '../../../play/plays/index.ts'
import { BackLink } from '../../../platform/ui/layout/back-link.tsx'
import { EmptyState } from '../../../platform/ui/feedback/empty-state.tsx'
import list from '../../../platform/ui/layout/list.module.css'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { RowsSkeleton } from '../../../platform/ui/feedback/skeletons.tsx'
import classes from './exam-result.module.css'
import { PaperHead } from './paper-head.tsx'

export default function ExamReviewPage() {
  const { t } = useTranslation()
  const playId = Number(useParams().playId)
  const known = useAction('get_exam_result', { play_id: playId }, { enabled: isPlayId(playId) })
  const examId = known.data?.exam.id ?? 0
  const reply = useAction('get_exam_review', { exam_module_id: examId, play_id: playId }, { enabled: examId > 0 })
  const error = known.error ?? reply.error
  return (
    <>
      <BackLink to={resultPath({ mode: 'exam', id: playId })} text={t('exam.result')} width="narrow" />
      <Page title={t('review.title')} width="narrow">
        {!isPlayId(playId) ? (
          <PlayGone />
        ) : error?.refusal === 'exam_not_released' ? (
          <EmptyState mood="thinking" prop="lock" title={t('exam.sealed')} text={t('exam.not_released')} />
        ) : error ? (
          <PlayError error={error} onRetry={known.error ? known.refetch : reply.refetch} />
        ) : reply.data ? (
          <Paper reply={reply.data} />
        ) : (
          <RowsSkeleton />
        )}
      </Page>
    </>
  )
}

type Reply = NonNullable<ReturnType<typeof useAction<'get_exam_review'>>['data']>

function Paper({ reply: { data, exam, result } }: { reply: Reply }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const worthOf = ({ marks, obtained_marks: obtained }: Reply['data'][number]) =>
    obtained === null
      ? t('exam.worth', { count: marks, shown: count(marks) })
      : t('exam.marks_of', { obtained: count(obtained), total: count(marks) })
  return (
    <div className={classes.paper}>
      <PaperHead exam={exam} result={result} />
      <Button variant="default" className={classes.printButton} leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => print()}>
        {t('exam.print')}
      </Button>
      <ol className={list.cards}>
        {data.map((item, index) => (
          <ReviewCard key={item.id} item={item} number={index + 1} worth={worthOf(item)} />
        ))}
      </ol>
    </div>
  )
}
