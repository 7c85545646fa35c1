import type { MediaFile } from '@trivium/contract/operations/media.admin'
import { writtenTime } from '../formats.ts'

/** What staff call it: its title, its description, or what it is and since when it is here. */
export const nameOfFile = ({ title, alt_text, kind, uploaded_at }: MediaFile): string =>
  title ?? alt_text ?? `${kind === 'picture' ? 'Picture' : 'Sound'} of ${writtenTime(uploaded_at)}`
