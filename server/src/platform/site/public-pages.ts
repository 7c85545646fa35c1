// The public pages for search engines: their paths, and the text keys of their title and description.

interface PublicPage {
  path: string
  /** Null: the title is only the name of the site. */
  title: string | null
  description: string
}

export const publicPages: readonly PublicPage[] = [
  { path: '/', title: null, description: 'site.about_home' },
  { path: '/play/', title: 'mode.all', description: 'site.about_modes' },
  { path: '/leaderboard/', title: 'board.title', description: 'site.about_board' },
  { path: '/instructions/', title: 'page.instructions', description: 'site.about_instructions' },
  { path: '/faq/', title: 'page.faq', description: 'site.about_faq' },
  { path: '/about-us/', title: 'page.about_us', description: 'site.about_us' },
  { path: '/contact-us/', title: 'page.contact_us', description: 'site.about_contact' },
  { path: '/privacy-policy/', title: 'page.privacy_policy', description: 'site.about_privacy' },
  { path: '/terms-conditions/', title: 'page.terms_conditions', description: 'site.about_terms' },
  { path: '/licences/', title: 'licences.title', description: 'licences.lead' },
  { path: '/auth/login/', title: 'auth.login_title', description: 'site.about_home' },
  { path: '/auth/sign-up/', title: 'auth.sign_up_title', description: 'site.about_home' },
]

const byPath = new Map(publicPages.map(page => [page.path, page]))

/** Accepts a path with or without its last slash, like the client's router. */
export const findPublicPage = (path: string): PublicPage | undefined => byPath.get(path.endsWith('/') ? path : `${path}/`)
