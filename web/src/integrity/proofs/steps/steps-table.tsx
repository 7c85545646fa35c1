// Every question with its times, points and reasons: a table on wide screens, and on phones cards whose cells have labels.

import type { ProvenStep, ResultProof } from '@trivium/contract/integrity/proofs'
import { modeTable } from '@trivium/rules/play/modes'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { useExactTimes } from '../../../platform/ui/text/exact-times.ts'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { nameOfPlayer } from '../player-names.ts'
import { AnswerRow } from './answer-row.tsx'
import classes from './steps.module.css'

export function StepsTable({ proof }: { proof: ResultProof }) {
  const { t } = useTranslation()
  const isAlone = proof.players.length === 1
  const { driver, scoring } = modeTable[proof.mode]
  const hasPoints = driver === 'shared' || scoring !== null
  const columns = [...(isAlone ? [] : [t('how.player')]), t('how.why'), t('how.answer'), t('how.answered'), t('how.took'), t('how.points')]
  return (
    <table className={classes.table} data-alone={isAlone || undefined} data-pointless={!hasPoints || undefined}>
      <thead className={classes.columns}>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {proof.steps.map(step => (
        <Step key={step.position} step={step} proof={proof} columns={columns.length} />
      ))}
      {hasPoints && <Totals players={proof.players} columns={columns.length} />}
    </table>
  )
}

function Step({ step, proof, columns }: { step: ProvenStep; proof: ResultProof; columns: number }) {
  const { count } = useNumbers()
  const { position, question, answers } = step
  const lang = useContentLang(question.language_id)
  return (
    <tbody className={classes.step}>
      <tr className={classes.head}>
        <th scope="rowgroup" colSpan={columns}>
          <span className={classes.question} dir="auto">
            <span className="tabular">{count(position)}.</span>{' '}
            <span lang={lang}>
              <FormulaText text={question.question} />
            </span>
          </span>
          <Opened step={step} />
          <Lifelines lifelines={proof.lifelines.filter(used => used.position === position)} />
        </th>
      </tr>
      {answers.map(answer => (
        <AnswerRow key={answer.seat} answer={answer} question={question} players={proof.players} lang={lang} />
      ))}
    </tbody>
  )
}

function Opened({ step: { opened_at, answers } }: { step: ProvenStep }) {
  const { t } = useTranslation()
  const { instant } = useExactTimes()
  if (opened_at !== null)
    return (
      <span className={classes.opened}>
        {t('how.opened')}{' '}
        <time className="tabular" dateTime={opened_at}>
          <bdi>{instant(opened_at)}</bdi>
        </time>
      </span>
    )
  return answers.every(({ why }) => why === 'ended') ? <span className={classes.opened}>{t('how.not_opened')}</span> : null
}

function Lifelines({ lifelines }: Pick<ResultProof, 'lifelines'>) {
  const { t } = useTranslation()
  if (lifelines.length === 0) return null
  const names = lifelines.map(({ name }) => (name === 'hint' ? t('how.hint') : t(`play.lifeline_${name}`)))
  return (
    <span className={classes.opened}>
      {t('play.lifelines')}: {names.join(' · ')}
    </span>
  )
}

function Totals({ players, columns }: { players: ResultProof['players']; columns: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <tfoot className={classes.totals}>
      {players.map(({ seat, points }) => (
        <tr key={seat}>
          <th scope="row" colSpan={columns - 1}>
            {players.length === 1 ? t('how.total') : t('how.total_of', { name: nameOfPlayer(players, seat, t) })}
          </th>
          <td className={`${classes.points} tabular`}>
            <bdi>{count(points)}</bdi>
          </td>
        </tr>
      ))}
    </tfoot>
  )
}
