// A question that has to be answered before anything else.

import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './dialog.module.css'
import './mantine-more.css'

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
        {/* Mantine's own is a <header>: a second banner of the page, to a screen reader. */}
        <div className={classes.top}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton size="lg" aria-label={t('action.close')} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
