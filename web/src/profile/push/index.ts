export { PushSection } from './push-section.tsx'
export { type Worker, showPushes } from './worker.ts'
