export { mediaPart } from './media-part.ts'
