import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'

interface RecordedWordsProps {
  /** Null if its player must not be named. */
  name: string | null
  playedAt: string
  /** Asks whether to play against it, or says that one does. */
  isOffer?: boolean
}

/** Says plainly that nobody is at the other end: whose round it is, and when it was played. */
export function RecordedWords({ name, playedAt, isOffer = false }: RecordedWordsProps) {
  const { t } = useTranslation()
  const { date } = useNumbers()
  const values = { name, date: date(playedAt) }
  if (isOffer) return <p>{name === null ? t('battle.recorded_offer_unnamed', values) : t('battle.recorded_offer', values)}</p>
  return <p>{name === null ? t('battle.recorded_by_unnamed', values) : t('battle.recorded_by', values)}</p>
}
