export { PushSection } from './push-section.tsx'
