// Where anybody gets a mailbox, one at a time and against an effort of that provider's own (a number, a picture puzzle, a wait): so many
// honest players come from each that a share of sign-ups for it would keep them out, and whoever owns none of it makes no addresses at will.
// It is short on purpose: who is missing has the usual share, and an operator can add domains to the setting `trusted_mail_domains`.

/** Google, Microsoft, Yahoo and AOL, Apple */
const ofLargeProviders = `
  gmail.com googlemail.com outlook.com outlook.es outlook.fr outlook.de hotmail.com hotmail.es hotmail.fr hotmail.it
  hotmail.de hotmail.co.uk live.com msn.com yahoo.com yahoo.es yahoo.fr yahoo.de yahoo.it yahoo.in yahoo.co.uk
  yahoo.co.in yahoo.co.jp yahoo.com.ar yahoo.com.br yahoo.com.mx ymail.com rocketmail.com aol.com icloud.com me.com
  mac.com`

/** Others that many use in the countries of our languages and beyond */
const usedInCountries = `
  proton.me protonmail.com pm.me gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de mail.com orange.fr free.fr
  laposte.net wanadoo.fr libero.it terra.com.br uol.com.br bol.com.br mail.ru yandex.ru yandex.com qq.com 163.com
  126.com naver.com daum.net rediffmail.com`

export const publicMailDomains: ReadonlySet<string> = new Set([
  ...ofLargeProviders.trim().split(/\s+/),
  ...usedInCountries.trim().split(/\s+/),
])
