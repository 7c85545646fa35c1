// The fallback if the system cannot share a picture: shows it, with a button to save it and its text to copy.

import { Button } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../platform/ui/feedback/dialog.tsx'
import { useSharing } from '../../../../platform/sharing/sharing.ts'
import classes from './picture.module.css'
import { pictureSize } from './picture-layout.ts'

/** An object URL of this page. */
export interface ShownPicture {
  name: string
  address: string
}

interface PictureDialogProps {
  picture: ShownPicture
  /** The result in words. */
  text: string
  url: string
  onClose: () => void
}

export function PictureDialog({ picture: { name, address }, text, url, onClose }: PictureDialogProps) {
  const { t } = useTranslation()
  const { copy } = useSharing('share')
  return (
    <Dialog isOpen title={t('result.share')} onClose={onClose}>
      {/* Hidden, because screen readers would read the row of dots one by one. */}
      <img className={classes.picture} src={address} alt={text.split('\n', 1)[0]} {...pictureSize} />
      <div className={classes.actions}>
        <Button component="a" href={address} download={name} leftSection={<IconDownload size={20} aria-hidden />}>
          {t('picture.save')}
        </Button>
        <Button variant="default" leftSection={<IconCopy size={20} aria-hidden />} onClick={() => void copy(`${text}\n${url}`)}>
          {t('picture.copy')}
        </Button>
      </div>
    </Dialog>
  )
}
