import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../platform/calls/actions.ts'
import { updateUser } from '../../platform/session/session.ts'
import { callErrorText } from '../../platform/ui/feedback/notify-call-error.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import { shrunk } from './shrunk.ts'

export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp']
const mostBytes = 2 * 1024 * 1024

/** The chosen picture, its preview and its upload. */
export function usePicture() {
  const { t } = useTranslation()
  const [file, setFile] = useState<Blob | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const preview = useObjectUrl(file)
  const upload = useCommand('upload_profile_image', {
    isQuiet: true,
    outdates: ['get_user_by_id'],
    onSuccess: ({ data }) => {
      updateUser(data)
      setFile(null)
      notify.success(t('profile.picture_saved'))
    },
    onError: error => {
      setProblem(callErrorText(error))
      // A refused picture stays unreadable, so it is dropped; after a network failure the player can retry.
      if (error.refusal) setFile(null)
    },
  })

  const choose = async (chosen: File | null) => {
    if (!chosen) return
    const problemText = !acceptedTypes.includes(chosen.type)
      ? t('profile.picture_type')
      : chosen.size > mostBytes
        ? t('profile.picture_large')
        : null
    setProblem(problemText)
    setFile(problemText ? null : await shrunk(chosen))
  }
  const drop = () => {
    setFile(null)
    setProblem(null)
  }
  const keep = () => {
    if (!file) return
    setProblem(null)
    upload.mutate({ image: file })
  }
  return { preview, problem, isBusy: upload.isPending, choose: (chosen: File | null) => void choose(chosen), drop, keep }
}

function useObjectUrl(file: Blob | null): string | null {
  const url = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return url
}
