// A modal dialog with a question.

import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './dialog.module.css'
import '../theme/mantine-more.css'

interface DialogProps {
  isOpen: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

export function Dialog({ isOpen, title, onClose, children }: DialogProps) {
  const { t } = useTranslation()
  return (
    <Modal.Root opened={isOpen} onClose={onClose} centered classNames={{ content: classes.content ?? '' }}>
      <Modal.Overlay />
      <Modal.Content radius="lg">
        {/* A <div>, because Mantine's <header> would be a second banner landmark for screen readers. */}
        <div className={classes.top}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton size="lg" aria-label={t('action.close')} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
