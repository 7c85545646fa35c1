import { IconFeather, IconLifebuoy, IconStar, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import type { Round } from './round.ts'
import classes from './rules-line.module.css'

/** The points of answers and the price of lifelines, before the round. @param levels how many there are; absent in modes without levels */
export function RulesLine({ round, levels = Infinity }: { round: Round; levels?: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const lines: { text: string; Drawing: Icon }[] = []
  const points = usePointsText(round, levels)
  const lifelines = useLifelinesText(round)
  if (points) lines.push({ text: points, Drawing: IconStar })
  if (isMild(round, levels)) lines.push({ text: t('rules.mild', { level: count(round.mildUpTo) }), Drawing: IconFeather })
  if (lifelines) lines.push({ text: lifelines, Drawing: IconLifebuoy })
  if (lines.length === 0) return null
  return (
    <ul className={`${classes.rules} tabular`} aria-label={t('rules.label')}>
      {lines.map(({ text, Drawing }) => (
        <li key={text}>
          <Drawing size={18} stroke={1.75} aria-hidden /> {text}
        </li>
      ))}
    </ul>
  )
}

/** Some levels are mild, others are not. */
const isMild = ({ points, mildUpTo }: Round, levels: number) => (points?.wrong ?? 0) > 0 && mildUpTo > 0 && mildUpTo < levels

function usePointsText({ points, mildUpTo }: Round, levels: number): string | null {
  const { t } = useTranslation()
  const { count, signed } = useNumbers()
  if (!points) return null
  // Isolated, so that a sign stays before its number in right-to-left text.
  const [right, wrong] = [points.right, -points.wrong].map(value => `\u2066${signed(value)}\u2069`)
  return points.wrong === 0 || mildUpTo >= levels ? t('rules.no_loss', { right }) : t('rules.points', { right, wrong, none: count(0) })
}

function useLifelinesText({ lifelines }: Round): string | null {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (!lifelines) return null
  const { free, offered, priceCoins } = lifelines
  if (priceCoins === 0 || free >= offered) return t('rules.lifelines_free')
  const price = t('play.price', { count: priceCoins, shown: count(priceCoins) })
  return free > 0 ? t('rules.lifelines_from', { count: free, shown: count(free), price }) : t('rules.lifelines', { price })
}
