// Animates coins from their source to the balance in the header, to show where they go. Does nothing with reduced motion.

import { prefersReducedMotion } from '../theme/motion.ts'

const flightMs = 700

export function flyCoins(coins: number): void {
  const from = document.querySelector('[data-coins-from]')?.getBoundingClientRect()
  const balance = document.querySelector('[data-purse]')
  const to = balance?.getBoundingClientRect()
  if (!from || !to || prefersReducedMotion()) return
  for (let index = 0; index < Math.min(coins, 6); index++) flyOne(from, to, index * 90)
  balance?.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.15)' }, { transform: 'scale(1)' }], { duration: 300, delay: flightMs })
}

function flyOne(from: DOMRect, to: DOMRect, delay: number): void {
  const coin = document.createElement('span')
  coin.setAttribute('aria-hidden', 'true')
  coin.style.cssText = `position:fixed;z-index:900;inline-size:20px;block-size:20px;border-radius:50%;pointer-events:none;opacity:0;
    background:var(--t-accent);border:3px solid var(--t-accent-hover);top:${from.top + from.height / 2}px;left:${from.left + from.width / 2}px`
  document.body.append(coin)
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2]
  const flight = coin.animate(
    [
      { opacity: 0, transform: 'translate(0, 0) scale(0.6)' },
      { opacity: 1, transform: `translate(${x * 0.2}px, ${y * 0.2 - 40}px) scale(1.2)`, offset: 0.3 },
      { opacity: 1, transform: `translate(${x}px, ${y}px) scale(0.8)` },
    ],
    { duration: flightMs, delay, easing: 'ease-in-out' },
  )
  flight.onfinish = () => coin.remove()
  flight.oncancel = () => coin.remove()
}
