import type { AdaptiveResult, TestResult } from '@trivium/contract/assess/practice-tests'
import { useTranslation } from 'react-i18next'
import { Bar } from '../../platform/ui/layout/bar.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { BandScale } from './result/band-scale.tsx'
import { sideOf } from './result/band-words.ts'
import classes from './areas.module.css'

type Area = TestResult['by_organisation'][number]

/** With fewer answers in an area, a bar says more about chance than about the player. */
const least = 10
/** With more, the areas without a bar are folded. */
const mostSmall = 4

interface AreaBarsProps {
  areas: Area[]
  /** Of an adaptive test: its areas show their band, because the share of right answers says nothing there. */
  adaptive?: Pick<AdaptiveResult, 'passing_standard'> | null
}

/** The result in each area: a bar from ten answers on, otherwise how many are missing. */
export function AreaBars({ areas, adaptive = null }: AreaBarsProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const standard = adaptive?.passing_standard ?? null
  const isShown = ({ questions, ability }: Area) => questions >= least && (standard === null || ability !== null)
  const [shown, small] = [areas.filter(isShown), areas.filter(area => !isShown(area))]
  return (
    <div className={classes.parts}>
      {shown.length > 0 && (
        <ul className={classes.areas}>
          {shown.map(area => (
            <li key={area.id}>
              <AreaBar area={area} standard={standard} />
            </li>
          ))}
        </ul>
      )}
      {small.length > mostSmall ? (
        <details className={classes.fold}>
          <summary>{t('test.small_areas', { count: small.length, shown: count(small.length) })}</summary>
          <SmallAreas areas={small} />
        </details>
      ) : (
        small.length > 0 && <SmallAreas areas={small} />
      )}
    </div>
  )
}

function AreaBar({ area, standard }: { area: Area; standard: number | null }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const { name, questions, points, points_possible: possible, ability } = area
  const share = possible === 0 ? 0 : (100 * points) / possible
  const asked = t('catalogue.questions', { count: questions, shown: count(questions) })
  if (standard !== null && ability) {
    return (
      <>
        <p className={classes.words}>
          <span>{name}</span>
          <span className="tabular">
            {t(`test.area_${sideOf(ability, standard)}`)} · {asked}
          </span>
        </p>
        <BandScale ability={ability} standard={standard} isSmall />
      </>
    )
  }
  return (
    <>
      <p className={classes.words}>
        <span>{name}</span>
        <span className="tabular">
          {percent(share)} · {asked}
        </span>
      </p>
      <Bar share={share / 100} />
    </>
  )
}

function SmallAreas({ areas }: { areas: Area[] }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <ul className={classes.small}>
      {areas.map(({ id, name, questions }) => {
        const missing = Math.max(1, least - questions)
        return (
          <li key={id} className={classes.words}>
            <span>{name}</span>
            <span className={`${classes.note} tabular`}>{t('test.more_answers', { count: missing, shown: count(missing) })}</span>
          </li>
        )
      })}
    </ul>
  )
}
