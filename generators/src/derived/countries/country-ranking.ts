// Our own ranking of countries by familiarity, best known first. It affects only the order of difficulty.

import type { ContentLanguage } from '@trivium/content/types'

const ranking = `
  US GB FR DE IT ES CN JP BR CA AU IN RU MX EG GR AR ZA TR PT NL SE CH NO KR PL IE AT BE DK FI SA NZ TH ID VN PH IR IQ UA NG KE MA CU
  CL CO PE JM AE SG MY PK IL KP HU CZ RO HR IS BG RS AF BD NP LK ET GH DZ TN LY SD SN TZ UG ZW PS CD CM CI MG SY LB JO KW QA OM YE KZ UZ
  MN MM KH LA VE EC BO UY PY CR PA GT DO HT SK SI LT LV EE BY CY MT LU MC VA AL BA ME MK MD GE AM AZ LI AD SM HN SV NI BS TT BB BH AO
  MZ ZM NA BW RW ML NE TD SO ER MR BF BJ TG SL LR GN GM DJ GA CG CF MU SC MV FJ PG KG TJ TM BT BN BZ GY SR GW GQ BI MW LS SZ SS CV KM
  ST TL SB VU WS TO AG DM GD KN LC VC KI TV NR PW MH FM`
  .trim()
  .split(/\s+/)

/** Countries that speakers of a language know better than the ranking says. */
const closer: Record<ContentLanguage, string[]> = {
  en: [],
  es: 'MX AR CO PE CL VE EC GT CU BO DO HN PY SV NI CR PA UY GQ'.split(' '),
  ar: 'EG SA DZ SD IQ MA YE SY TN JO PS AE LB LY KW OM QA BH MR SO DJ KM'.split(' '),
}

const places = { en: placesIn('en'), es: placesIn('es'), ar: placesIn('ar') }

/** 0 is the best known; all unranked countries share the last place. */
export function familiarity(code: string, language: ContentLanguage): number {
  return places[language].get(code) ?? ranking.length
}

function placesIn(language: ContentLanguage): Map<string, number> {
  return new Map(ranking.map((code, place) => [code, closer[language].includes(code) ? place * 0.3 : place]))
}
