import { Button, FileButton } from '@mantine/core'
import { IconCamera, IconPalette } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KnownUser } from '../../platform/session/session.ts'
import { Avatar } from '../../platform/ui/drawing/avatar.tsx'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { useFocusIfLost } from '../../platform/ui/hooks/use-focus-if-lost.ts'
import { AvatarDialog } from './avatar-dialog.tsx'
import classes from './profile.module.css'
import { acceptedTypes, usePicture } from './use-picture.ts'

/** The player's name and picture. A newly chosen picture is previewed before it is saved. */
export function PicturePart({ user }: { user: KnownUser }) {
  const { t } = useTranslation()
  const { date } = useNumbers()
  const picture = usePicture()
  const actions = useRef<HTMLDivElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  useFocusIfLost(picture.preview === null, () => actions.current?.querySelector<HTMLElement>('[aria-describedby]'))
  return (
    <section className={classes.person} aria-label={user.name}>
      <Avatar name={user.name} photo={picture.preview ?? user.profile} size={112} />
      <div className={classes.personWords}>
        <p className={classes.personName}>
          <bdi>{user.name}</bdi>
        </p>
        <p className={classes.muted}>
          {picture.preview ? t('profile.picture_preview') : t('profile.since', { date: date(user.date_registered) })}
        </p>
        <div ref={actions} className={classes.actions}>
          {picture.preview ? (
            <>
              <BusyButton size="sm" loading={picture.isBusy} onClick={picture.keep}>
                {t('profile.picture_save')}
              </BusyButton>
              <Button
                size="sm"
                variant="default"
                aria-disabled={picture.isBusy || undefined}
                onClick={() => picture.isBusy || picture.drop()}
              >
                {t('action.cancel')}
              </Button>
            </>
          ) : (
            <Ways onDraw={() => setChoosing(true)} onUpload={picture.choose} />
          )}
        </div>
        <AvatarDialog user={user} isOpen={isChoosing} onClose={() => setChoosing(false)} />
        <p id="picture-hint" className={classes.hint}>
          {t('profile.picture_hint')}
        </p>
        {picture.problem && (
          <p role="alert" className={classes.problem}>
            {picture.problem}
          </p>
        )}
      </div>
    </section>
  )
}

interface WaysProps {
  onDraw: () => void
  onUpload: (file: File | null) => void
}

/** A drawn picture, or one of the player's own. */
function Ways({ onDraw, onUpload }: WaysProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button size="sm" variant="default" leftSection={<IconPalette size={20} aria-hidden />} onClick={onDraw}>
        {t('avatar.choose')}
      </Button>
      <FileButton accept={acceptedTypes.join(',')} onChange={onUpload}>
        {props => (
          <Button {...props} size="sm" variant="default" leftSection={<IconCamera size={20} aria-hidden />} aria-describedby="picture-hint">
            {t('profile.picture_change')}
          </Button>
        )}
      </FileButton>
    </>
  )
}
