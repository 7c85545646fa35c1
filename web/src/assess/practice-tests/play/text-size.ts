// The size of the text beside tests, kept in this browser.

import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const textSizes = ['usual', 'large', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

export const useTextSize = create<{ size: TextSize }>()(
  persist((): { size: TextSize } => ({ size: 'usual' }), { name: 'trivium.text_size' }),
)

/** After the largest the usual one follows. */
export const sizeAfter = (size: TextSize): TextSize => textSizes[(textSizes.indexOf(size) + 1) % textSizes.length] ?? 'usual'
