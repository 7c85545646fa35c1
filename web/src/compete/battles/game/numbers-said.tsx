import type { Battle, RoomUser } from '@trivium/contract/compete/battles'
import type { Q } from '@trivium/contract/play/plays'
import { IconCheck, IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { answerWords } from '../../../play/modes/index.ts'
import { ownFirst } from '../conversation/battle-state.ts'
import { Face } from '../face.tsx'
import classes from './numbers-said.module.css'

/** After a round that asks for a number: everybody's number, and who was right or nearest. */
export function NumbersSaid({ battle }: { battle: Battle }) {
  const { question, correct_answer } = battle
  if (question?.question_type !== 'number' || correct_answer === null) return null
  return (
    <ul className={classes.said}>
      {ownFirst(battle).map(user => (
        <Said key={user.seat} user={user} question={question} isOwn={user.seat === battle.seat} />
      ))}
    </ul>
  )
}

function Said({ user, question, isOwn }: { user: RoomUser; question: Q; isOwn: boolean }) {
  const { t } = useTranslation()
  const lang = useContentLang(question.language_id)
  const [words] = answerWords(question, user.answer)
  const [mark, Drawing] = user.correct ? (['right', IconCheck] as const) : (['nearest', IconTargetArrow] as const)
  return (
    <li className={classes.one}>
      <Face user={user} size={28} />
      <span className={classes.who}>
        <span className={classes.name} title={user.name} dir="auto" translate={isOwn ? undefined : 'no'}>
          {isOwn ? t('board.you') : user.name}
        </span>
        {(user.correct || user.is_nearest) && (
          <span className={classes.mark}>
            <Drawing size={18} stroke={2.5} aria-hidden /> {t(mark === 'right' ? 'play.verdict_right' : 'battle.nearest')}
          </span>
        )}
      </span>
      <bdi className={`${classes.number} tabular`} lang={words ? lang : undefined} translate="no">
        {words ?? t('battle.said_nothing')}
      </bdi>
    </li>
  )
}
