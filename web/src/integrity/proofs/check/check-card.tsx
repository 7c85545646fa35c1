// The result of the record check in plain words, at the top of the page.

import type { ResultProof } from '@trivium/contract/integrity/proofs'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCloudOff, IconInfoCircle, IconLockAccess, IconShieldCheck, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { canHash } from '../../../platform/ui/text/sha256.ts'
import classes from './check.module.css'
import type { RecordCheck } from './check-record.ts'
import type { Check } from './use-check.ts'

export function CheckCard({ proof, check }: { proof: ResultProof; check: Check }) {
  return (
    <div role="status" aria-busy={check.isFetching}>
      <Words proof={proof} check={check} />
    </div>
  )
}

function Words({ proof, check }: { proof: ResultProof; check: Check }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { chain, contest, left_out } = proof
  if (chain === null && contest === null) {
    const later = { count: left_out, shown: count(left_out) }
    if (left_out > 0 && proof.players.length > 1)
      return <Said icon={IconLockAccess} title={t('how.later')} text={t('how.later_text', later)} />
    return <Said icon={IconInfoCircle} title={t('how.alone')} text={t('how.alone_text')} />
  }
  if (!canHash()) return <Said icon={IconInfoCircle} title={t('how.unsafe')} text={t('how.unsafe_text')} />
  if (check.isPending) return <Said icon={IconShieldCheck} title={t('how.checking')} text={t('how.checking_text')} />
  if (check.data?.verdict) return <Outcome verdict={check.data.verdict} events={check.data.events.length} isContest={contest !== null} />
  return (
    <Said icon={IconCloudOff} title={t('how.not_loaded')} text={t('error.nothing_lost')}>
      <Button variant="default" onClick={() => void check.refetch()}>
        {t('action.retry')}
      </Button>
    </Said>
  )
}

interface OutcomeProps {
  verdict: RecordCheck
  /** Number of events in the record. */
  events: number
  isContest: boolean
}

function Outcome({ verdict, events, isContest }: OutcomeProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { brokenAt, isShownTruly, isDrawGenuine, seal } = verdict
  if (brokenAt !== null)
    return <Said verdict="bad" icon={IconAlertTriangle} title={t('how.broken', { number: count(brokenAt) })} text={t('how.broken_text')} />
  if (!isShownTruly) return <Said verdict="bad" icon={IconAlertTriangle} title={t('how.differs')} text={t('how.differs_text')} />
  if (isDrawGenuine === false)
    return <Said verdict="bad" icon={IconAlertTriangle} title={t('how.draw_differs')} text={t('how.draw_differs_text')} />
  const title = t('how.unbroken', { count: events, shown: count(events) })
  const text = isContest ? t('how.unbroken_contest') : t('how.unbroken_battle')
  return (
    <Said verdict="good" icon={IconShieldCheck} title={title} text={text}>
      {isDrawGenuine === true && <p className={classes.text}>{t('how.draw_genuine')}</p>}
      {seal !== null && <Seal hash={seal} isContest={isContest} />}
    </Said>
  )
}

/** Long enough to be unique among records, and short enough to read aloud. */
const sealLength = 16

/** The seal in groups of four, so that two people can compare it. */
function Seal({ hash, isContest }: { hash: string; isContest: boolean }) {
  const { t } = useTranslation()
  const shown = hash.slice(0, sealLength).match(/.{4}/g)?.join(' ')
  return (
    <p className={classes.seal}>
      <span>{t('how.seal')}</span> <code dir="ltr">{shown}</code> <span>{isContest ? t('how.seal_contest') : t('how.seal_battle')}</span>
    </p>
  )
}

interface SaidProps {
  icon: Icon
  title: string
  text: string
  /** Undefined when nothing was checked. */
  verdict?: 'good' | 'bad'
  children?: ReactNode
}

function Said({ icon: Drawing, title, text, verdict, children }: SaidProps) {
  return (
    <section className={classes.card} data-verdict={verdict}>
      <span className={classes.icon}>
        <Drawing size={28} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
        {children}
      </div>
    </section>
  )
}
