export { InvitePlayers } from './invite-players.tsx'
export { PhraseFace } from './phrase-face.tsx'
export { faces, isFace, sentences } from './phrases.ts'
export { receiveMessage } from './receive-message.tsx'
