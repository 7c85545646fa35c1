// Flags that are easy to confuse: one is a distractor for the other at high levels only, and never where nobody could tell them apart.

const groups = [
  'TD RO MD AD',
  'ID MC PL SG',
  'IE CI NE IN',
  'NL LU HR PY',
  'AU NZ FJ TV',
  'ML GN SN CM GW',
  'VE EC CO',
  'SV NI HN GT AR',
  'QA BH',
  'US LR MY',
  'EG SY IQ YE SD',
  'AT LV LB',
  'IT MX IE HU BG IR TJ',
  'SI SK RU RS',
  'JO SD KW AE PS',
  'NO IS DK GB',
  'HT LI',
  'BO GH ET',
  'BE DE',
  'MH NR',
  'TG LR',
  'CU PR',
  'FI GR',
  'JP BD PW',
  'SE UA',
  'TN TR',
  'GN ML BF',
  'BJ MG',
  'CL TO',
  'KE MW SS',
  'LA KH',
  'KN TZ NA CG',
  'TZ BS',
  'CR TH KP',
  'AM CO',
  'GA RW SL',
  'NG CI',
  'OM BH',
  'SM HN',
  'AZ UZ',
  'BW EE',
  'PA DO',
  'SO VN MA CN',
].map(group => group.split(' '))

/** They differ in a shade or in their proportions. */
const same = ['TD RO', 'ID MC', 'NL LU'].map(pair => pair.split(' '))

export function isSameToTheEye(one: string, other: string): boolean {
  return same.some(pair => pair.includes(one) && pair.includes(other))
}

export function looksAlike(one: string, other: string): boolean {
  return groups.some(group => group.includes(one) && group.includes(other))
}
