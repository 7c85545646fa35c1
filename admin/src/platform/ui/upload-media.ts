import { call } from '../api.ts'

export type MediaKind = 'picture' | 'sound'

/** What file dialogs offer; the server looks at the content. */
export const mediaTypes: Record<MediaKind, string> = { picture: 'image/jpeg,image/png,image/webp', sound: 'audio/*' }

/** @returns where it is, such as /media/NAME. @throws an error with a text for people */
export async function uploadMedia(file: File, kind: MediaKind): Promise<string> {
  const { data } = await call('upload_media', { file })
  if (data.kind !== kind) throw new Error(`This is a ${data.kind}; a ${kind} is needed here.`)
  return data.path
}
