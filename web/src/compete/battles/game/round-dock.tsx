// Below the options: what the player is waiting for, then the verdict on the round.

import type { Battle } from '@trivium/contract/compete/battles'
import { IconCircleCheck, IconCircleCheckFilled, IconCircleXFilled, IconClockPause, IconCrown, IconTargetArrow } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { RightWords } from '../../../play/plays/index.ts'
import { MascotPicture, type Mood } from '../../../platform/ui/drawing/mascot.tsx'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import shape from '../../../platform/ui/feedback/verdict.module.css'
import { isLastQuestion, leadersOf, ownUser, rivalsOf, type RoundVerdict as Verdict, roundVerdict } from '../conversation/battle-state.ts'
import type { RevealStage } from '../conversation/reveal-stage.ts'
import classes from './asked-question.module.css'
import { NumbersSaid } from './numbers-said.tsx'
import { Soon } from './soon.tsx'

interface RoundDockProps {
  battle: Battle
  stage: RevealStage
  /** The seat that has just taken the lead. */
  leader: number | null
  hasAnswered: boolean
}

export function RoundDock({ battle, stage, leader, hasAnswered }: RoundDockProps) {
  const { t } = useTranslation()
  const open = rivalsOf(battle).filter(user => user.state !== 'left' && !user.has_answered)
  const isWaiting = battle.state === 'open' && hasAnswered
  const isHeld = battle.state === 'reveal' && stage === 'chosen'
  return (
    <div className={classes.dock}>
      {isWaiting && (
        <Waiting mood="watching">
          {open.length === 1 ? t('battle.waiting_for', { name: open[0]?.name ?? '' }) : t('battle.waiting')}
        </Waiting>
      )}
      {isHeld && <Waiting mood="breath">{t(open.length === 0 && hasAnswered ? 'battle.all_in' : 'battle.time_over')}</Waiting>}
      {battle.state === 'reveal' && !isHeld && <RoundVerdict battle={battle} leader={leader} />}
    </div>
  )
}

function Waiting({ mood, children }: { mood: Mood; children: ReactNode }) {
  return (
    <p className={classes.waiting} data-mood={mood}>
      <MascotPicture mood={mood} className={classes.figure} />
      {children}
    </p>
  )
}

const drawings = {
  right: IconCircleCheckFilled,
  nearest: IconTargetArrow,
  wrong: IconCircleXFilled,
  saved: IconCircleCheck,
  over: IconClockPause,
}

function moodOf(verdict: Verdict, isInFront: boolean): Mood {
  if (verdict === 'right' || verdict === 'nearest') return isInFront ? 'proud' : 'glad'
  return verdict === 'saved' ? 'watching' : 'wry'
}

interface RoundVerdictProps {
  battle: Battle
  leader: number | null
}

/** Not announced here: the log (use-battle-news.tsx) reads it to screen readers, together with the points. */
function RoundVerdict({ battle, leader }: RoundVerdictProps) {
  const { t } = useTranslation()
  const { signed } = useNumbers()
  const lang = useContentLang(battle.language_id)
  const own = ownUser(battle)
  const verdict = roundVerdict(own)
  const gained = own?.gained ?? 0
  const Drawing = drawings[verdict]
  return (
    <div className={shape.card} data-verdict={verdict === 'nearest' ? 'right' : verdict}>
      <div className={classes.top}>
        <MascotPicture mood={moodOf(verdict, leadersOf(battle).includes(battle.seat ?? 0))} className={classes.figure} />
        <p className={`${shape.verdict} ${classes.verdict}`}>
          <Drawing size={24} aria-hidden /> <span className={classes.verdictWords}>{t(`play.verdict_${verdict}`)}</span>
          {gained > 0 && <span className={`${classes.gained} tabular`}>{t('board.points', { count: gained, shown: signed(gained) })}</span>}
        </p>
      </div>
      <RightAnswer battle={battle} />
      <NumbersSaid battle={battle} />
      {battle.note && (
        <p className={shape.note} lang={lang} dir="auto">
          <FormulaText text={battle.note} />
        </p>
      )}
      <WhatComes battle={battle} leader={leader} />
    </div>
  )
}

/** Who has taken the lead, or what comes next. */
function WhatComes({ battle, leader }: RoundVerdictProps) {
  const { t } = useTranslation()
  const user = battle.users.find(({ seat }) => seat === leader)
  return (
    <p className={classes.next} data-lead={user !== undefined || undefined}>
      {user ? <IconCrown size={20} aria-hidden /> : null}
      {user && <strong key={user.seat}>{user.seat === battle.seat ? t('battle.you_lead') : t('battle.leads', { name: user.name })}</strong>}
      {!user && <span>{t(isLastQuestion(battle) ? 'battle.result_soon' : 'battle.next_soon')}</span>}
      <Soon key={battle.round} battle={battle} />
    </p>
  )
}

/** Only for questions without options: among options, the right one is marked. */
function RightAnswer({ battle }: { battle: Battle }) {
  const { question, correct_answer } = battle
  const own = ownUser(battle)
  if (!question || correct_answer === null || question.options.length > 0) return null
  return <RightWords question={question} answer={own?.answer ?? ''} feedback={{ ...battle, correct: own?.correct ?? false }} />
}
