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
  const day = date(playedAt)
  const key = isOffer ? 'battle.recorded_offer' : 'battle.recorded_by'
  return <p>{name === null ? t(`${key}_unnamed`, { date: day }) : t(key, { name, date: day })}</p>
}
