export { consoleActions } from './admin.ts'
export { noteRun } from './job-store.ts'
export { createService, type Service } from './service.ts'
