import type { Mode } from '@trivium/contract/platform/mode-names'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { modes } from '../../../platform/modes/modes.ts'
import { hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import classes from './free-play.module.css'

interface FreeOverviewDrawerProps {
  isOpen: boolean
  mode: Mode
  onClose: () => void
  children: ReactNode
}

/** The overview on phones. It opens from below, so that it is the same in both reading directions. */
export function FreeOverviewDrawer({ isOpen, mode, onClose, children }: FreeOverviewDrawerProps) {
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
        {/* Sets the hue again, because the portal is outside of the page. */}
        <Modal.Body style={hueStyle(modes[mode].hue)}>
          <Modal.CloseButton size="lg" className={classes.drawerClose} aria-label={t('action.close')} />
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
