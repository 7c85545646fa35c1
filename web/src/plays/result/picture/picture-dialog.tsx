// Where the system takes no picture: to look at, to save, and its text to copy.

import { Button } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import { useSharing } from '../../../ui/sharing.ts'
import classes from './picture.module.css'
import { pictureSize } from './picture-layout.ts'

interface PictureDialogProps {
  file: File
  /** The result in words. */
  text: string
  url: string
  onClose: () => void
}

export function PictureDialog({ file, text, url, onClose }: PictureDialogProps) {
  const { t } = useTranslation()
  const { copy } = useSharing('share')
  const address = useObjectUrl(file)
  return (
    <Dialog isOpen title={t('result.share')} onClose={onClose}>
      {/* The row of dots is nothing to listen to. */}
      {address && <img className={classes.picture} src={address} alt={text.split('\n', 1)[0]} {...pictureSize} />}
      <div className={classes.actions}>
        <Button component="a" href={address} download={file.name} leftSection={<IconDownload size={20} aria-hidden />}>
          {t('picture.save')}
        </Button>
        <Button variant="default" leftSection={<IconCopy size={20} aria-hidden />} onClick={() => void copy(`${text}\n${url}`)}>
          {t('picture.copy')}
        </Button>
      </div>
    </Dialog>
  )
}

function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
