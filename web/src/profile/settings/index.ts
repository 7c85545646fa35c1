export { retry } from './retry.ts'
export { sitePages } from './site-pages.ts'
export { useAccent } from './use-accent.ts'
