import { prefersReducedMotion } from '../../platform/ui/theme/motion.ts'

/** Leads to the question on the landing page. @returns false if there is none: no question is written in this language yet */
export function showTrial(): boolean {
  const card = document.getElementById('trial')
  if (!card) return false
  card.scrollIntoView({ block: 'center' })
  card.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  if (!prefersReducedMotion()) card.animate?.([{ transform: 'scale(1.02)' }, { transform: 'none' }], { duration: 250, easing: 'ease-out' })
  return true
}
