import { Button, Textarea } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLatest } from '../../../platform/ui/hooks/use-latest.ts'
import { useDesk } from './desk.ts'
import classes from './play.module.css'

const mostCharacters = 2000
const pauseMs = 800

/** The player's own note on a question. It is saved after a pause in typing and when the field loses focus. */
export function OwnNote({ questionId, onClose }: { questionId: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { annotations } = useDesk()
  const kept = annotations.of(questionId).own_note ?? ''
  const [text, setText] = useState<string | null>(null)
  const save = () => {
    if (text !== null && text.trim() !== kept) annotations.setNote(questionId, text)
  }
  useSaved(text, save)
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
  return (
    <div className={classes.note} data-own-keys onKeyDown={onKeyDown} role="presentation">
      <Textarea
        label={t('test.note')}
        description={t('test.note_hint')}
        value={text ?? kept}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={save}
        maxLength={mostCharacters}
        autosize
        minRows={2}
        maxRows={8}
        dir="auto"
        autoFocus
      />
      <div className={classes.noteEnd}>
        <span role="status" className={classes.saved}>
          {text !== null && (annotations.isSaved && text.trim() === kept ? t('free.save_saved') : t('free.save_saving'))}
        </span>
        <Button variant="subtle" color="gray" size="sm" onClick={onClose}>
          {t('action.close')}
        </Button>
      </div>
    </div>
  )
}

function useSaved(text: string | null, save: () => void): void {
  const latest = useLatest(save)
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), pauseMs)
    return () => clearTimeout(timer)
  }, [text, latest])
  const last = useRef(save)
  useEffect(() => {
    last.current = save
  })
  useEffect(() => () => last.current(), [])
}
