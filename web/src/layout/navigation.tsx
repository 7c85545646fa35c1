import { IconCertificate, IconMap2, IconSun, IconSwords, IconTargetArrow, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { type Door, doorNames, doorOfPath, doors, plainPath } from '../platform/modes/modes.ts'
import { Logo } from './logo.tsx'
import classes from './navigation.module.css'

const icons: Record<Door, Icon> = {
  today: IconSun,
  learn: IconMap2,
  duel: IconSwords,
  train: IconTargetArrow,
  exams: IconCertificate,
}

/** The five doors. What is a player's own stands behind the face in the header. */
export function Navigation() {
  const { t } = useTranslation()
  const here = doorOfPath(plainPath(useLocation().pathname))
  return (
    <nav className={classes.navigation} aria-label={t('nav.main')}>
      <span className={classes.logo}>
        <Logo size={44} />
      </span>
      <ul className={classes.places}>
        {doorNames.map(door => {
          const Drawing = icons[door]
          return (
            <li key={door}>
              <Link to={doors[door]} aria-current={door === here ? 'page' : undefined} className={classes.place}>
                <span className={classes.icon}>
                  <Drawing size={24} stroke={1.75} aria-hidden />
                </span>
                {t(`door.name_${door}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
