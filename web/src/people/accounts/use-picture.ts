import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../platform/calls/actions.ts'
import { updateUser } from '../../platform/session/session.ts'
import { callErrorText } from '../../platform/ui/feedback/notify-call-error.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'

/** The server stores pictures in this size. */
const side = 512

/** Shrinks a picture for slow uplinks. Returns it unchanged when that saves nothing or the browser cannot decode it. */
export async function shrunk(picture: Blob): Promise<Blob> {
  try {
    const drawn = await createImageBitmap(picture)
    const scale = side / Math.min(drawn.width, drawn.height)
    if (scale >= 1) return picture
    const canvas = new OffscreenCanvas(Math.round(drawn.width * scale), Math.round(drawn.height * scale))
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
    const small = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
    return small.size < picture.size ? small : picture
  } catch {
    return picture
  }
}

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
