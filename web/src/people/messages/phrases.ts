// The phrases and faces that players can send each other.

import { type Phrase, phrases } from '@trivium/contract/people/message-names'

const faceNames = ['smile', 'laugh', 'wow', 'think', 'cry', 'clap'] as const satisfies readonly Phrase[]
export type FaceName = (typeof faceNames)[number]

export const isFace = (phrase: Phrase): phrase is FaceName => faceNames.some(name => name === phrase)

export const faces = phrases.filter(isFace)
export const sentences = phrases.filter(phrase => !isFace(phrase))
