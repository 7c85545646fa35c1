import { useAction } from '../actions.ts'
import { useSession } from '../session.ts'
import { useDocumentTitle } from '../ui/page.tsx'
import { BoardCard } from './board-card.tsx'
import { CategoryShelf } from './category-shelf.tsx'
import { GuestHero } from './guest-hero.tsx'
import classes from './home-page.module.css'
import { PlayerHero } from './player-hero.tsx'
import { SiteFooter } from './site-footer.tsx'
import { Slides } from './slides.tsx'

export default function HomePage() {
  useDocumentTitle(null)
  const user = useSession(session => session.user)
  const home = useAction('get_web_home_settings', {}, { staleTimeMs: 300_000 })
  // Until the settings are there, or when they do not come, the page shows everything.
  const sections = home.data?.data.sections ?? ['quiz_zone', 'leaderboard']
  return (
    <div className={classes.page}>
      {user ? <PlayerHero user={user} /> : <GuestHero hero={home.data?.data.hero ?? null} />}
      <div className={classes.columns}>
        {sections.includes('quiz_zone') && <CategoryShelf />}
        {sections.includes('leaderboard') && <BoardCard />}
      </div>
      <Slides slides={home.data?.data.slides ?? []} />
      <SiteFooter />
    </div>
  )
}
