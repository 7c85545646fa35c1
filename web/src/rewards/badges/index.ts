export { BadgeArt } from './badge-art.tsx'
export { ClaimButton } from './claim-button.tsx'
export { BadgeProgress } from './badge-progress.tsx'
export { NewestBadges } from './newest-badges.tsx'
