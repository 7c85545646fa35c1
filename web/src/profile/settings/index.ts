export { keepTrying } from './keep-trying.ts'
export { sitePages } from './site-pages.ts'
export { useAccent } from './use-accent.ts'
