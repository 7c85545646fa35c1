// A row with some modes, for guests. Players have the doors.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { useTranslation } from 'react-i18next'
import { modeIcons } from '../../../platform/modes/mode-icons.ts'
import { doors, modes } from '../../../platform/modes/modes.ts'
import { HuedCard } from '../../../platform/ui/drawing/hued-card.tsx'
import { GuestGate } from '../guest-gate.tsx'
import classes from './modes-shelf.module.css'
import { ShelfHeading } from './shelf-heading.tsx'
import strip from '../today/strip.module.css'

const shown: Mode[] = ['quiz_zone', 'daily_quiz', 'random_battle', 'true_and_false', 'guess_the_word', 'fun_and_learn', 'audio', 'maths']
export function ModesShelf() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="modes-title">
      <ShelfHeading id="modes-title" title={t('home.modes')} to={doors.learn} link={t('home.see_all')} />
      <GuestGate>
        <ul className={`${strip.strip} ${classes.modes}`}>
          {shown.map(mode => (
            <li key={mode}>
              <ModeTile mode={mode} />
            </li>
          ))}
        </ul>
      </GuestGate>
    </section>
  )
}

function ModeTile({ mode }: { mode: Mode }) {
  const { t } = useTranslation()
  const { path, hue } = modes[mode]
  return (
    <HuedCard to={path} hue={hue} icon={modeIcons[mode]} className={classes.mode}>
      <span className={classes.name}>{t(`mode.name_${mode}`)}</span>
    </HuedCard>
  )
}
