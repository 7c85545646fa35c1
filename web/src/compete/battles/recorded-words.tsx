import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'

interface RecordedWordsProps {
  /** Empty if its player must not be named. */
  name: string
  playedAt: string
  /** Asks whether to play against it, or says that one does. */
  isOffer?: boolean
}

/** Says plainly that nobody is at the other end: whose round it is, and when it was played. */
export function RecordedWords({ name, playedAt, isOffer = false }: RecordedWordsProps) {
  const { t } = useTranslation()
  const { date } = useNumbers()
  const isNamed = name !== '' && name !== t('battle.recorded_player')
  const values = { name, date: date(playedAt) }
  if (isOffer) return <p>{isNamed ? t('battle.recorded_offer', values) : t('battle.recorded_offer_unnamed', values)}</p>
  return <p>{isNamed ? t('battle.recorded_by', values) : t('battle.recorded_by_unnamed', values)}</p>
}
