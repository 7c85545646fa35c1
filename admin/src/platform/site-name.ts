/** The name of the site, which the server writes into the page. */
export const siteName = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Trivium'
