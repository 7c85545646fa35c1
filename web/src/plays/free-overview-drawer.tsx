import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hueStyle } from '../ui/cover.tsx'
import { modeHues } from '../ui/mode-hues.ts'
import classes from './free-play.module.css'

interface FreeOverviewDrawerProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The overview on phones, from below: the same in both reading directions. */
export function FreeOverviewDrawer({ isOpen, onClose, children }: FreeOverviewDrawerProps) {
  const { t } = useTranslation()
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size="100%"
      xOffset={0}
      yOffset={0}
      transitionProps={{ transition: 'slide-up' }}
      classNames={{ inner: classes.drawerPlace ?? '', content: classes.drawer ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('free.overview')}>
        {/* It stands outside of the page, and so of its hue. */}
        <Modal.Body style={hueStyle(modeHues.self_challenge)}>
          <Modal.CloseButton size="lg" className={classes.drawerClose} aria-label={t('action.close')} />
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
