import { IconMountain, IconSeedling, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './statistics.module.css'
import type { Side } from './statistics-types.ts'

type NameOf = (side: NonNullable<Side>) => string

export function SidesPart({ strong, weak, nameOf }: { strong: Side; weak: Side; nameOf: NameOf }) {
  const { t } = useTranslation()
  return (
    <div className={`${classes.sides} ${classes.wide}`}>
      <SideCard
        icon={IconMountain}
        title={t('statistics.strong')}
        side={strong}
        nameOf={nameOf}
        missing={t('statistics.category_unknown')}
      />
      <SideCard
        icon={IconSeedling}
        title={t('statistics.weak')}
        side={weak}
        nameOf={nameOf}
        missing={t(strong ? 'statistics.category_second' : 'statistics.category_unknown')}
      />
    </div>
  )
}

interface SideCardProps {
  icon: Icon
  title: string
  side: Side
  nameOf: NameOf
  /** Shown while data is missing: what the player can do to get some. */
  missing: string
}

function SideCard({ icon: Drawing, title, side, nameOf, missing }: SideCardProps) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  return (
    <section className={classes.side}>
      <span className={classes.sideIcon}>
        <Drawing size={28} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.sideWords}>
        <h2 className={classes.sideTitle}>{title}</h2>
        {side ? (
          <>
            <p className={classes.sideName}>
              <bdi>{nameOf(side)}</bdi>
            </p>
            <p className={classes.muted}>
              {t('statistics.of_asked', { percent: percent(side.ratio), count: side.asked, shown: count(side.asked) })}
            </p>
          </>
        ) : (
          <p className={classes.muted}>{missing}</p>
        )}
      </div>
    </section>
  )
}
