import { lazy } from 'react'
import { withTexts } from '../../platform/i18n/texts.ts'

const Card = lazy(async () => ({ default: (await withTexts(import('./trial-card.tsx'))).TrialCard }))

/** A separate chunk, which signed-in players never load. */
export const TrialCard = () => <Card />
