// The operator's logo, or ours (three answers meeting in one point). public/logo.svg is the same drawing.

import { useSession } from '../platform/session/session.ts'

export function Logo({ size }: { size: number }) {
  // Before the settings are known, the server has written the mark into the page.
  const own = useSession(({ webSettings }) => (webSettings ? webSettings.logo : document.documentElement.dataset['mark']))
  if (own) return <img src={own} alt="" width={size} height={size} />
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden>
      <rect width="64" height="64" rx="18" fill="#1e1b3a" />
      <path d="M32 33V14" stroke="#f5ae22" strokeWidth="7" strokeLinecap="round" />
      <path d="M32 33l16 10" stroke="#8f86ff" strokeWidth="7" strokeLinecap="round" />
      <path d="M32 33L16 43" stroke="#4fd1a5" strokeWidth="7" strokeLinecap="round" />
      <circle cx="32" cy="33" r="7.5" fill="#fffdf9" />
    </svg>
  )
}
