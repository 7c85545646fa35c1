// Providers where anybody gets a mailbox, one at a time and with some effort (a number, a captcha, a wait). So many honest players use each
// that a limit on sign-ups would keep them out, and only the owner of a domain can make addresses at will. The list is short on purpose:
// other domains have the usual limit, and an operator can add domains to the setting `trusted_mail_domains`.

/** Google, Microsoft, Yahoo and AOL, Apple */
const ofLargeProviders = `
  gmail.com googlemail.com outlook.com outlook.es outlook.fr outlook.de hotmail.com hotmail.es hotmail.fr hotmail.it
  hotmail.de hotmail.co.uk live.com msn.com yahoo.com yahoo.es yahoo.fr yahoo.de yahoo.it yahoo.in yahoo.co.uk
  yahoo.co.in yahoo.co.jp yahoo.com.ar yahoo.com.br yahoo.com.mx ymail.com rocketmail.com aol.com icloud.com me.com
  mac.com`

/** Others that many people use in the countries of our languages and beyond */
const usedInCountries = `
  proton.me protonmail.com pm.me gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de mail.com orange.fr free.fr
  laposte.net wanadoo.fr libero.it terra.com.br uol.com.br bol.com.br mail.ru yandex.ru yandex.com qq.com 163.com
  126.com naver.com daum.net rediffmail.com`

export const publicMailDomains: ReadonlySet<string> = new Set([
  ...ofLargeProviders.trim().split(/\s+/),
  ...usedInCountries.trim().split(/\s+/),
])
