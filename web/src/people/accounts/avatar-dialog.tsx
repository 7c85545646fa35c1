// The choice of a drawn picture: an animal and a colour.

import { Button } from '@mantine/core'
import { avatarHues } from '@trivium/contract/people/avatar-paths'
import { avatarColours, avatarFigures, avatarOfName, avatarPath, type ChosenAvatar } from '@trivium/contract/people/avatars'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../platform/calls/actions.ts'
import { type KnownUser, updateUser } from '../../platform/session/session.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { Dialog } from '../../platform/ui/feedback/dialog.tsx'
import { FormProblem } from '../../platform/ui/feedback/form-problem.tsx'
import { callErrorText } from '../../platform/ui/feedback/notify-call-error.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import classes from './avatar-dialog.module.css'

interface AvatarDialogProps {
  user: KnownUser
  isOpen: boolean
  onClose: () => void
}

export function AvatarDialog({ user, isOpen, onClose }: AvatarDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('avatar.title')}>
      <Choice first={avatarOfName(user.name)} onClose={onClose} />
    </Dialog>
  )
}

function Choice({ first, onClose }: { first: ChosenAvatar; onClose: () => void }) {
  const { t } = useTranslation()
  const [{ figure, hue }, choose] = useState(first)
  const save = useCommand('set_avatar', {
    isQuiet: true,
    outdates: ['get_user_by_id'],
    onSuccess: ({ data }) => {
      updateUser(data)
      notify.success(t('profile.picture_saved'))
      onClose()
    },
  })
  return (
    <div className={classes.choice}>
      <fieldset className={classes.figures}>
        <legend>{t('avatar.figure')}</legend>
        {avatarFigures.map(one => (
          <label key={one} className={classes.option}>
            <input
              type="radio"
              name="figure"
              value={one}
              checked={one === figure}
              onChange={() => choose({ figure: one, hue })}
              aria-label={t(`avatar.figure_${one}`)}
            />
            <img src={avatarPath({ figure: one, hue })} alt="" width={64} height={64} />
          </label>
        ))}
      </fieldset>
      <fieldset className={classes.hues}>
        <legend>{t('avatar.colour')}</legend>
        {avatarHues.map((one, index) => (
          <label key={one} className={classes.option}>
            <input
              type="radio"
              name="hue"
              value={one}
              checked={one === hue}
              onChange={() => choose({ figure, hue: one })}
              aria-label={t(`avatar.colour_${avatarColours[index] ?? avatarColours[0]}`)}
            />
            <span className={classes.swatch} style={{ backgroundColor: `hsl(${one} 62% 72%)` }} />
          </label>
        ))}
      </fieldset>
      <FormProblem>{save.isError && callErrorText(save.error)}</FormProblem>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <BusyButton
          loading={save.isPending}
          onClick={() => save.mutate({ figure, colour: avatarColours[avatarHues.indexOf(hue)] ?? avatarColours[0] })}
        >
          {t('profile.picture_save')}
        </BusyButton>
      </div>
    </div>
  )
}
