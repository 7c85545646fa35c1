export { downloadText as download } from '../../platform/ui/download-text.ts'
