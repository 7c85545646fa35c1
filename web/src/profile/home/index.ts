export { GuestWords } from './guest-hero.tsx'
export { prefetchHome } from './prefetch-home.ts'
export { default as HomePage } from './home-page.tsx'
