// Every question of all players: right or wrong, how fast, and for how many points.

import type { Battle, BattleResult } from '@trivium/contract/compete/battles'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconMinus, IconTargetArrow, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { answerWords, withTolerance } from '../../../play/modes/index.ts'
import { useExactTimes } from '../../../platform/ui/text/exact-times.ts'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { ownFirst } from '../conversation/battle-state.ts'
import { Face } from '../face.tsx'
import classes from './rounds-strip.module.css'

type Round = BattleResult['rounds'][number]
type Answer = Round['answers'][number]

export function RoundsStrip({ battle, result }: { battle: Battle; result: BattleResult }) {
  const { t } = useTranslation()
  const { count, exact } = useNumbers()
  const lang = useContentLang(battle.language_id)
  if (result.rounds.length === 0) return null
  const users = ownFirst(battle)
  return (
    <section aria-labelledby="rounds-title">
      <h2 id="rounds-title" className={classes.title}>
        {t('battle.rounds')}
      </h2>
      <ol className={classes.rounds}>
        {result.rounds.map((round, index) => (
          <li key={round.question.id} className={classes.round}>
            <p className={classes.question} dir="auto">
              <span className="tabular">{count(index + 1)}.</span>{' '}
              <span lang={lang}>
                <FormulaText text={round.question.question} />
              </span>
            </p>
            <p className={classes.answer} lang={lang} dir="auto">
              <FormulaText
                text={withTolerance(answerWords(round.question, round.correct_answer, exact).join(' · '), round.tolerance, exact)}
              />
            </p>
            <ul className={classes.answers}>
              {users.map(user => (
                <li key={user.seat} className={classes.one}>
                  <Face user={{ ...user, state: 'here' }} size={24} />
                  <VisuallyHidden>{user.name}</VisuallyHidden>
                  <Verdict answer={round.answers.find(({ seat }) => seat === user.seat)} question={round.question} />
                </li>
              ))}
            </ul>
            <RoundWords round={round} lang={lang} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The author's note on the answer and remarks on single options. */
function RoundWords({ round: { question, note, remarks }, lang }: { round: Round; lang: string | undefined }) {
  const { t } = useTranslation()
  if (!note && remarks.length === 0) return null
  return (
    <details className={classes.words}>
      <summary>{t('battle.explanation')}</summary>
      {note && (
        <p lang={lang} dir="auto">
          <FormulaText text={note} />
        </p>
      )}
      {remarks.map(({ key, text }) => (
        <p key={key} lang={lang} dir="auto">
          <strong>
            <FormulaText text={answerWords(question, key).join('')} />
          </strong>
          {': '}
          <FormulaText text={text} />
        </p>
      ))}
    </details>
  )
}

function Verdict({ answer, question }: { answer: Answer | undefined; question: Round['question'] }) {
  const { t } = useTranslation()
  const { signed } = useNumbers()
  const { seconds } = useExactTimes()
  const ms = answer?.ms ?? null
  const verdict = !answer || answer.answer === '' ? 'unanswered' : answer.correct ? 'right' : answer.is_nearest ? 'nearest' : 'wrong'
  const Drawing = { right: IconCheck, nearest: IconTargetArrow, wrong: IconX, unanswered: IconMinus }[verdict]
  const [number] = question.question_type === 'number' ? answerWords(question, answer?.answer ?? '') : []
  return (
    <span className={`${classes.verdict} tabular`} data-verdict={verdict === 'nearest' ? 'right' : verdict}>
      {number && (
        <bdi className={classes.number} translate="no">
          {number}
        </bdi>
      )}
      <Drawing size={18} stroke={2.5} aria-hidden />
      <VisuallyHidden>{t(verdict === 'nearest' ? 'battle.nearest' : `review.verdict_${verdict}`)}</VisuallyHidden>
      {ms !== null && <span className={classes.time}>{seconds(ms)}</span>}
      {answer !== undefined && answer.gained > 0 && <strong>{signed(answer.gained)}</strong>}
    </span>
  )
}
