import type { AdaptiveResult } from '@trivium/contract/assess/practice-tests'
import { useTranslation } from 'react-i18next'
import { percentAlong, placeOf, sideOf } from './band-words.ts'
import classes from './band.module.css'

interface BandProps {
  ability: Pick<AdaptiveResult['ability'], 'theta' | 'low' | 'high'>
  standard: number
}

/** The estimate with its band on a scale around the pass mark. Decorative: the words beside it say the same. */
export function BandScale({ ability: { theta, low, high }, standard, isSmall = false }: BandProps & { isSmall?: boolean }) {
  const { t } = useTranslation()
  const at = (logits: number) => percentAlong(logits, standard)
  return (
    <div className={classes.figure} data-small={isSmall || undefined} aria-hidden>
      <div className={classes.scale}>
        <span className={classes.band} style={{ insetInlineStart: `${at(low)}%`, inlineSize: `${at(high) - at(low)}%` }} />
        <span className={classes.mark} />
        <span className={classes.point} style={{ insetInlineStart: `${at(theta)}%` }} />
      </div>
      {!isSmall && (
        <p className={classes.ends}>
          <span>{t('test.place_far_below')}</span>
          <span className={classes.middle}>{t('test.pass_mark')}</span>
          <span>{t('test.place_far_above')}</span>
        </p>
      )}
    </div>
  )
}

/** One sentence with the whole band. */
export function BandWords({ ability: { low, high }, standard }: BandProps) {
  const { t } = useTranslation()
  if (sideOf({ low, high }, standard) === 'unknown') return null
  const [from, to] = [placeOf(low, standard), placeOf(high, standard)]
  return from === to
    ? t('test.band_at', { place: t(`test.place_${from}`) })
    : t('test.band_between', { low: t(`test.place_${from}`), high: t(`test.place_${to}`) })
}
