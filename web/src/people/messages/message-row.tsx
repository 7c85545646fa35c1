import type { Message } from '@trivium/contract/people/messages'
import { ActionIcon } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FormulaText } from '../../platform/ui/text/formula-text.tsx'
import { useContentLang } from '../../platform/i18n/content-language.ts'
import { Ago } from '../../platform/ui/text/ago.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import unread from '../../platform/ui/feedback/unread.module.css'
import type { Sender } from './block-dialog.tsx'
import { MessageAction } from './message-action.tsx'
import { textOf, titleOf } from './message-words.ts'
import classes from './messages.module.css'
import { PhraseFace } from './phrase-face.tsx'
import { isFace } from './phrases.ts'
import { SenderPicture } from './sender-picture.tsx'

interface MessageRowProps {
  message: Message
  onBlock: (sender: Sender) => void
}

/** A word marks unread messages, not only a colour. */
export function MessageRow({ message, onBlock }: MessageRowProps) {
  const { t } = useTranslation()
  return (
    <li data-unread={!message.read || undefined} className={`${unread.item} ${classes.row}`}>
      <SenderPicture message={message} />
      <div className={classes.words}>
        <p className={classes.title}>
          {/* A name alone may have another direction than the page; a sentence has the page's. */}
          {message.kind === 'phrase' ? <bdi>{titleOf(message, t)}</bdi> : <span>{titleOf(message, t)}</span>}
          {!message.read && <span className={unread.new}>{t('notices.new')}</span>}
        </p>
        <Said message={message} />
        <Ago at={message.date} className={classes.note} />
        <MessageAction message={message} />
      </div>
      {message.kind !== 'answer' && message.kind !== 'reply' && <BlockButton sender={message.from} onBlock={onBlock} />}
    </li>
  )
}

function Said({ message }: { message: Message }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (message.kind === 'phrase' && isFace(message.phrase))
    return (
      <p className={classes.bubble}>
        <PhraseFace phrase={message.phrase} size={28} />
      </p>
    )
  return (
    <>
      {message.kind === 'answer' && <Report report={message.report} />}
      {message.kind === 'reply' && (
        <p className={classes.note} dir="auto">
          {t('messages.you_wrote', { written: message.written })}
        </p>
      )}
      <p className={message.kind === 'invitation' || message.kind === 'rematch' ? classes.note : classes.bubble} dir="auto">
        {textOf(message, { t, count })}
      </p>
    </>
  )
}

/** The report that an answer is about. */
function Report({ report: { question, language_id, reason } }: { report: Extract<Message, { kind: 'answer' }>['report'] }) {
  const { t } = useTranslation()
  const lang = useContentLang(language_id)
  return (
    <>
      {question === null ? (
        <p className={classes.note}>{t('messages.question_sealed')}</p>
      ) : (
        <p className={classes.note} lang={lang} dir="auto">
          <FormulaText text={question} />
        </p>
      )}
      <p className={classes.note} dir="auto">
        {t('messages.your_report', { reason })}
      </p>
    </>
  )
}

function BlockButton({ sender, onBlock }: { sender: Sender; onBlock: (sender: Sender) => void }) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="dimmed"
      size={44}
      radius="xl"
      className={classes.block}
      aria-label={t('messages.block_name', { name: sender.name })}
      onClick={() => onBlock(sender)}
    >
      <IconBan size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
