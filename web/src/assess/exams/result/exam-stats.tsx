import type { ExamResult } from '@trivium/contract/assess/exams'
import { IconCheck, IconCircleHalf2, IconClock, IconMinus, IconPencil, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../play/modes/index.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'

export function ExamStats({ result }: { result: ExamResult }) {
  const { t } = useTranslation()
  const { count, clock } = useNumbers()
  const { correct, incorrect } = result
  const inPart = result.statistics.reduce((sum, row) => sum + (row.in_part ?? 0), 0)
  const facts = [
    ...(correct === null ? [] : [{ text: t('result.correct'), value: count(correct), Drawing: IconCheck }]),
    ...(inPart === 0 ? [] : [{ text: t('exam.column_in_part'), value: count(inPart), Drawing: IconCircleHalf2 }]),
    ...(incorrect === null ? [] : [{ text: t('result.wrong'), value: count(incorrect - inPart), Drawing: IconX }]),
    { text: t('exam.attempted'), value: count(result.attempted), Drawing: IconPencil },
    { text: t('exam.not_attempted'), value: count(result.not_attempted), Drawing: IconMinus },
    { text: t('exam.time'), value: clock(result.total_duration * 1000), Drawing: IconClock },
  ]
  return <Facts label={t('exam.result')} facts={facts} />
}
