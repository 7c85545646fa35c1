// A row with some modes. The page of all modes lists every mode with more about each.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { useTranslation } from 'react-i18next'
import { modeIcons } from '../../../platform/modes/mode-icons.ts'
import { hubPath, modes } from '../../../platform/modes/modes.ts'
import { useSession } from '../../../platform/session/session.ts'
import { HuedCard } from '../../../platform/ui/drawing/hued-card.tsx'
import { GuestGate } from '../guest-gate.tsx'
import classes from './modes-shelf.module.css'
import { ShelfHeading } from './shelf-heading.tsx'
import strip from '../today/strip.module.css'

const forGuests: Mode[] = [
  'quiz_zone',
  'daily_quiz',
  'random_battle',
  'true_and_false',
  'guess_the_word',
  'fun_and_learn',
  'audio',
  'maths',
]
/** Without the modes that the page offers players elsewhere: the levels of the quiz zone and today's modes. */
const forPlayers: Mode[] = [
  'true_and_false',
  'random_battle',
  'guess_the_word',
  'fun_and_learn',
  'multi_match',
  'audio',
  'maths',
  'self_challenge',
]

export function ModesShelf() {
  const { t } = useTranslation()
  const isGuest = useSession(session => session.token === null)
  return (
    <section aria-labelledby="modes-title">
      <ShelfHeading id="modes-title" title={t('home.modes')} to={hubPath} link={t('home.see_all')} />
      <GuestGate>
        <ul className={`${strip.strip} ${classes.modes}`}>
          {(isGuest ? forGuests : forPlayers).map(mode => (
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
