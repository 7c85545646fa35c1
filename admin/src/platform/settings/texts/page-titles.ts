import type { PageType } from '@trivium/contract/platform/settings'

export const pageTitles: Record<PageType, string> = {
  about_us: 'About us',
  contact_us: 'Contact us',
  privacy_policy: 'Privacy policy',
  terms_conditions: 'Terms and conditions',
  instructions: 'Instructions',
  faq: 'Questions and answers',
}

const isPageType = (name: string): name is PageType => Object.hasOwn(pageTitles, name)

/** The page type in a console address; `about_us` if the address names none. */
export const pageTypeOf = (name: string | undefined): PageType => (name !== undefined && isPageType(name) ? name : 'about_us')
