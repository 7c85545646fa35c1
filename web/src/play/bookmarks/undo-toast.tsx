import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/ui/feedback/notify.ts'
import classes from './undo-toast.module.css'

/** A toast that reports a change and offers to undo it. */
export const undoable = (text: string, id: string, undo: () => void) =>
  notify.custom(
    <UndoToast
      text={text}
      onUndo={() => {
        notify.dismiss(id)
        undo()
      }}
    />,
    id,
  )

function UndoToast({ text, onUndo }: { text: string; onUndo: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={classes.toast} role="status">
      <span>{text}</span>
      <Button variant="subtle" size="sm" className={classes.undo} onClick={onUndo}>
        {t('bookmark.undo')}
      </Button>
    </div>
  )
}
