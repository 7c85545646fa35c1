export { consoleActions } from './admin.ts'
