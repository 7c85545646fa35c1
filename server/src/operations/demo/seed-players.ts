// The players of the demo. All names are made up.

import type { StaffRole } from '@trivium/contract/platform/action'

export interface Role {
  name: string
  /** Code of the content language. */
  language: 'en' | 'es' | 'ar'
  timezone: string
  /** 0 to 1: share of right answers. */
  skill: number
  /** 0 to 1: share of days on which they play. */
  zeal: number
  roles?: StaffRole[]
}

const row = (language: Role['language'], text: string): Role[] =>
  text
    .trim()
    .split('\n')
    .map(line => {
      const [name = '', timezone = '', skill, zeal] = line.trim().split(/ *\| */)
      return { name, language, timezone, skill: Number(skill), zeal: Number(zeal) }
    })

/** The most frequent players come first, so that a small demo has them. */
export const seedPlayers: readonly Role[] = [
  ...row('en', 'Marnie Okafor | Europe/London | 0.86 | 0.95'),
  ...row('es', 'Lucía Ferrándiz | Europe/Madrid | 0.8 | 0.9'),
  ...row('en', 'Teodor Vance | America/New_York | 0.74 | 0.8'),
  ...row('ar', 'ليلى الحدّاد | Asia/Riyadh | 0.82 | 0.85'),
  ...row(
    'en',
    `Priya Ramanathan | Asia/Kolkata | 0.9 | 0.7
     Callum Strand | Europe/London | 0.62 | 0.6
     Wren Halloway | America/Los_Angeles | 0.7 | 0.5`,
  ),
  ...row(
    'es',
    `Iker Zubizarreta | Europe/Madrid | 0.66 | 0.6
     Ximena Arriaga | America/Mexico_City | 0.76 | 0.5`,
  ),
  ...row(
    'ar',
    `يوسف القاسم | Africa/Cairo | 0.7 | 0.6
     مريم الزيّات | Asia/Dubai | 0.64 | 0.5`,
  ),
  ...row(
    'en',
    `Odette Brannigan | Europe/Dublin | 0.58 | 0.4
     Kwame Asante-Hill | Africa/Accra | 0.78 | 0.5
     Freya Lindqvist | Europe/Stockholm | 0.68 | 0.35
     Jonah Pemberley | Australia/Sydney | 0.55 | 0.35
     Saoirse Quill | Europe/Dublin | 0.72 | 0.3
     Milo Castellan | America/Chicago | 0.5 | 0.35
     Anneke Voss | Europe/Amsterdam | 0.83 | 0.3
     Rafferty Cole | America/Toronto | 0.6 | 0.25
     Imogen Tachibana | Asia/Tokyo | 0.77 | 0.3
     Desmond Arkwright | Europe/London | 0.45 | 0.3
     Noor Whitfield | Pacific/Auckland | 0.69 | 0.2
     Barnaby Osei | Africa/Lagos | 0.63 | 0.2
     Tamsin Greaves | Africa/Johannesburg | 0.57 | 0.2`,
  ),
  ...row(
    'es',
    `Candela Morán | America/Argentina/Buenos_Aires | 0.71 | 0.4
     Joaquín Sepúlveda | America/Santiago | 0.58 | 0.3
     Nerea Goikoetxea | Europe/Madrid | 0.85 | 0.3
     Facundo Rivas | America/Montevideo | 0.52 | 0.25
     Amaia Larrañaga | Atlantic/Canary | 0.67 | 0.25
     Baltasar Quispe | America/Lima | 0.6 | 0.2
     Marisol Echenique | America/Bogota | 0.74 | 0.2`,
  ),
  ...row(
    'ar',
    `عمر النجّار | Asia/Amman | 0.75 | 0.35
     سلمى بن يحيى | Africa/Casablanca | 0.68 | 0.3
     خالد المنصوري | Asia/Baghdad | 0.55 | 0.25
     هدى الشامي | Asia/Beirut | 0.81 | 0.25
     طارق البكري | Africa/Tunis | 0.6 | 0.2
     رنا الخطيب | Asia/Kuwait | 0.66 | 0.2`,
  ),
]

/** The class tries out questions and sits an exam together (trial-class.ts). From the weakest to the strongest. */
export const classNames: readonly string[] =
  `Ansel Birch, Delphine Crowe, Otis Marlow, Greta Sommer, Hollis Wray, Ingrid Falk, Jasper Nunn, Keziah Bloom, Lionel Tarn,
Maeve Corrigan, Nils Overgaard, Opal Dunmore, Piers Latchford, Queenie Ashdown, Rufus Pell, Sunniva Berg, Tobias Renn, Ursula Keats, Viggo Strand, Willa Hargrove,
Xanthe Moss, Yusuf Adair, Zelda Fenwick, Amos Kirby, Briony Sayer, Cosmo Leigh, Dagny Holt, Ezra Thorne, Fenella Drew, Gideon Pryce, Hester Lowe, Ivo Marchetti,
Juno Albright, Kit Sandoval, Lorcan Daly, Mirabel Stone, Nestor Quayle, Ottilie Brandt, Percy Whitlock, Rosalind Achebe`
    .split(',')
    .map(name => name.trim())

/** The crew prepares questions, exams and payouts. Nobody can sign in as one of them. */
export const crew = {
  editor: { name: 'Leonie Hartwig', language: 'en', timezone: 'Europe/London', skill: 0.5, zeal: 0, roles: ['editor'] },
  secondEditor: { name: 'Tamsin Grove', language: 'en', timezone: 'Europe/London', skill: 0.5, zeal: 0, roles: ['editor'] },
  administrator: { name: 'Harriet Vance', language: 'en', timezone: 'Europe/London', skill: 0.5, zeal: 0, roles: ['administrator'] },
  examiner: { name: 'Edith Marlowe', language: 'en', timezone: 'Europe/London', skill: 0.5, zeal: 0, roles: ['examiner'] },
  secondTreasurer: { name: 'Gideon Marsh', language: 'en', timezone: 'Europe/London', skill: 0.5, zeal: 0, roles: ['treasurer'] },
  approver: { name: 'Ruth Okafor', language: 'en', timezone: 'Europe/London', skill: 0.5, zeal: 0, roles: ['treasurer'] },
  payer: { name: 'Simon Aldridge', language: 'en', timezone: 'Europe/London', skill: 0.5, zeal: 0, roles: ['treasurer'] },
  treasurer: { name: 'Petra Sandoval', language: 'en', timezone: 'Europe/Madrid', skill: 0.5, zeal: 0, roles: ['treasurer'] },
} as const satisfies Record<string, Role>
