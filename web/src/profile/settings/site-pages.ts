/** The pages about the site, which every visitor can read. */
export const sitePages = [
  { path: '/instructions/', text: 'page.instructions' },
  { path: '/faq/', text: 'page.faq' },
  { path: '/about-us/', text: 'page.about_us' },
  { path: '/contact-us/', text: 'page.contact_us' },
  { path: '/privacy-policy/', text: 'page.privacy_policy' },
  { path: '/terms-conditions/', text: 'page.terms_conditions' },
  { path: '/licences/', text: 'licences.title' },
] as const
