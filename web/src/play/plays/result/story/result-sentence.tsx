import type { Result } from '@trivium/contract/play/plays'
import { useTranslation } from 'react-i18next'
import outcome from '../../../../platform/ui/feedback/outcome.module.css'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'
import { useStarLevels } from '../../../modes/index.ts'
import type { Untaken } from '../daily/daily-untaken.ts'
import { useSeconds } from '../use-seconds.ts'
import { sentenceFor } from './sentence.ts'

export const useSentence = (result: Result) => sentenceFor(result, useStarLevels())

/** One sentence that is true of this round. A daily quiz that does not count says that instead. */
export function ResultSentence({ result, untaken }: { result: Result; untaken: Untaken | null }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const seconds = useSeconds()
  const { name, values } = useSentence(result)
  if (untaken) return <p className={outcome.text}>{t(untaken.canBegin ? 'result.untaken_open_text' : 'result.untaken_text')}</p>
  const { shown = 0, right = 0, total = 0, level = 0, before = 0, now = 0, each = 0 } = values
  return (
    <p className={outcome.sentence}>
      {t(`result.sentence_${name}`, {
        shown: count(shown),
        right: count(right),
        total: count(total),
        level: count(level),
        before: percent(before),
        now: percent(now),
        each: seconds(each),
      })}
    </p>
  )
}
