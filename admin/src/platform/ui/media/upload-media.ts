import { createContext } from 'react'
import type { MediaKind } from '@trivium/contract/platform/media'
import { call, type Input, type Reply } from '../../api.ts'

/** File types that file dialogs offer. The server checks the content. */
export const mediaTypes: Record<MediaKind, string> = { picture: 'image/jpeg,image/png,image/webp', sound: 'audio/*' }

export type UploadAction = 'upload_media' | 'upload_exam_media'
/** The action by which the forms below upload: examiners may not use that of editors. */
export const UploadBy = createContext<UploadAction>('upload_media')

/** @throws Error with a text to show to staff */
export async function uploadMedia(
  file: File,
  by: UploadAction,
  fields: Input<'upload_media'> = {},
): Promise<Reply<'upload_media'>['data']> {
  return (await call(by, { file, ...fields })).data
}

/** @returns its path, such as /media/NAME. @throws Error also for a file of another kind */
export async function uploadOfKind(file: File, kind: MediaKind, by: UploadAction): Promise<string> {
  const uploaded = await uploadMedia(file, by)
  if (uploaded.kind !== kind) throw new Error(`This is a ${uploaded.kind}. Choose a ${kind}.`)
  return uploaded.path
}
