export { contactPart } from './contact-part.ts'
