// Below the options: what the player is waiting for, then the verdict on the round.

import type { Battle } from '@trivium/contract/compete/battles'
import {
  IconCircleCheck,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconClockPause,
  IconHourglass,
  IconTargetArrow,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { RightWords } from '../../../play/plays/index.ts'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import shape from '../../../platform/ui/feedback/verdict.module.css'
import { isLastQuestion, ownUser, rivalsOf, roundVerdict } from '../conversation/battle-state.ts'
import classes from './asked-question.module.css'
import { NumbersSaid } from './numbers-said.tsx'
import { Soon } from './soon.tsx'

interface RoundDockProps {
  battle: Battle
  hasAnswered: boolean
}

export function RoundDock({ battle, hasAnswered }: RoundDockProps) {
  const { t } = useTranslation()
  const isWaiting = battle.state === 'open' && hasAnswered
  const open = rivalsOf(battle).filter(user => user.state !== 'left' && !user.has_answered)
  return (
    <div className={classes.dock}>
      {isWaiting && (
        <p className={classes.waiting}>
          <IconHourglass size={20} aria-hidden />
          {open.length === 1 ? t('battle.waiting_for', { name: open[0]?.name ?? '' }) : t('battle.waiting')}
        </p>
      )}
      {battle.state === 'reveal' && <RoundVerdict battle={battle} />}
    </div>
  )
}

const drawings = {
  right: IconCircleCheckFilled,
  nearest: IconTargetArrow,
  wrong: IconCircleXFilled,
  saved: IconCircleCheck,
  over: IconClockPause,
}

/** Not announced here: the log (use-battle-news.tsx) reads it to screen readers, together with the points. */
function RoundVerdict({ battle }: { battle: Battle }) {
  const { t } = useTranslation()
  const { signed } = useNumbers()
  const lang = useContentLang(battle.language_id)
  const own = ownUser(battle)
  const verdict = roundVerdict(own)
  const gained = own?.gained ?? 0
  const Drawing = drawings[verdict]
  return (
    <div className={shape.card} data-verdict={verdict === 'nearest' ? 'right' : verdict}>
      <p className={shape.verdict}>
        <Drawing size={24} aria-hidden /> <span className={classes.verdictWords}>{t(`play.verdict_${verdict}`)}</span>
        {gained > 0 && <span className={`${classes.gained} tabular`}>{t('board.points', { count: gained, shown: signed(gained) })}</span>}
      </p>
      <RightAnswer battle={battle} />
      <NumbersSaid battle={battle} />
      {battle.note && (
        <p className={shape.note} lang={lang} dir="auto">
          <FormulaText text={battle.note} />
        </p>
      )}
      <p className={classes.next}>
        <Soon key={battle.round} battle={battle} />
        {t(isLastQuestion(battle) ? 'battle.result_soon' : 'battle.next_soon')}
      </p>
    </div>
  )
}

/** Only for questions without options: among options, the right one is marked. */
function RightAnswer({ battle }: { battle: Battle }) {
  const { question, correct_answer } = battle
  const own = ownUser(battle)
  if (!question || correct_answer === null || question.options.length > 0) return null
  return <RightWords question={question} answer={own?.answer ?? ''} feedback={{ ...battle, correct: own?.correct ?? false }} />
}
