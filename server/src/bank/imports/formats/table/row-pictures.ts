// The pictures of options and matches in a row of a table, with their descriptions and remarks.

import type { Draft } from '../../judging/imported-question.ts'
import { type matchSlots, slots } from './columns.ts'
import type { RowCells } from './row-cells.ts'

export const slotAt = (place: number) => slots[place] ?? 1
export const hasPicture = ({ cell }: RowCells, place: number) => place < slots.length && cell(`option_${slotAt(place)}_image`) !== ''

/** Pictures, descriptions and remarks of options, in the order of the options. */
export function optionParts({ cell }: RowCells, order: readonly number[]): Partial<Draft> {
  const all = (of: 'image' | 'image_text' | 'remark') =>
    order.map(place => (place < slots.length ? cell(`option_${slotAt(place)}_${of}`) || null : null))
  const [images, imageTexts, remarks] = [all('image'), all('image_text'), all('remark')]
  return {
    ...(images.some(Boolean) && { optionImages: images }),
    ...(imageTexts.some(Boolean) && { optionImageTexts: imageTexts }),
    ...(remarks.some(Boolean) && { remarks }),
  }
}

export const matchAt = ({ cell }: RowCells, slot: (typeof matchSlots)[number]) => ({
  text: cell(`match_${slot}`),
  image: cell(`match_${slot}_image`) || null,
  imageText: cell(`match_${slot}_image_text`) || null,
})
