import type { Mode } from '@trivium/contract/plays'

/** Modes without points or coins: nothing is won or lost in them. */
export const isExercise = (mode: Mode) => mode === 'self_challenge' || mode === 'bookmarks' || mode === 'practice'
