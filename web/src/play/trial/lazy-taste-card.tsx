import { lazy } from 'react'
import { withTexts } from '../../platform/i18n/texts.ts'

const Card = lazy(async () => ({ default: (await withTexts(import('./taste-card.tsx'))).TasteCard }))

/** A chunk of its own, which players never load. */
export const TasteCard = () => <Card />
