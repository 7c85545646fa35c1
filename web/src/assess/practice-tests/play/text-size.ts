// The text size in tests, saved in this browser.

import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const textSizes = ['usual', 'large', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

export const useTextSize = create<{ size: TextSize }>()(
  persist((): { size: TextSize } => ({ size: 'usual' }), { name: 'trivium.text_size' }),
)

/** The next size; after the largest comes the usual one. */
export const sizeAfter = (size: TextSize): TextSize => textSizes[(textSizes.indexOf(size) + 1) % textSizes.length] ?? 'usual'
