export { FriendsPart, useReferralPages } from './friends-part.tsx'
