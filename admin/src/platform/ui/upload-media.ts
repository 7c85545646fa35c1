import { call } from '../api.ts'

export type MediaKind = 'picture' | 'sound'

/** File types that file dialogs offer. The server checks the content. */
export const mediaTypes: Record<MediaKind, string> = { picture: 'image/jpeg,image/png,image/webp', sound: 'audio/*' }

/** @returns the path, such as /media/NAME. @throws Error with a text to show to staff */
export async function uploadMedia(file: File, kind: MediaKind): Promise<string> {
  const { data } = await call('upload_media', { file })
  if (data.kind !== kind) throw new Error(`This is a ${data.kind}. Choose a ${kind}.`)
  return data.path
}
