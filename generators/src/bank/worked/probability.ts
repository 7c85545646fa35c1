import { choices, combinations, mean, range, repeated, share, sum, times, trials } from './statistics.ts'
import { inOrder, numbersIn, those, type Working } from './working.ts'

const die = range(1, 6)
const pack = combinations([range(1, 13), range(1, 4)]).map(([rank = 0, suit = 0]) => ({ rank, suit }))
type Card = (typeof pack)[number]
const isRed = ({ suit }: Card) => suit <= 2
const isHeart = ({ suit }: Card) => suit === 1
const isSpade = ({ suit }: Card) => suit === 4
const hasRank =
  (...ranks: number[]) =>
  ({ rank }: Card) =>
    ranks.includes(rank)
const [ace, jack, queen, king] = [1, 11, 12, 13]

function areIndependent<T>(cases: T[], one: (item: T) => boolean, other: (item: T) => boolean): boolean {
  return Math.abs(share(cases, item => one(item) && other(item)) - share(cases, one) * share(cases, other)) < 1e-12
}

const chanceOf = (probabilities: number[], isSo: (results: boolean[]) => boolean) =>
  sum(
    trials(probabilities)
      .filter(({ results }) => isSo(results))
      .map(({ probability }) => probability),
  )
const count = <T>(list: T[], value: T) => list.filter(item => item === value).length

const tosses = repeated(4, ['heads', 'tails'])
const heads = (is: (count: number) => boolean) => share(tosses, toss => is(count(toss, 'heads')))
const balls = choices(
  2,
  ['red', 'red', 'red', 'blue', 'blue'].map((colour, id) => ({ colour, id })),
)
const reds = (is: (count: number) => boolean) => share(balls, drawn => is(drawn.filter(({ colour }) => colour === 'red').length))
const lamps = choices(2, [...times(2, 'broken'), ...times(8, 'works')])
const invited = repeated(2, ['girl', 'boy']).filter(children => children.includes('girl'))
const redSides = [
  ['red', 'red'],
  ['blue', 'blue'],
  ['red', 'blue'],
]
  .flatMap(([front, back]) => [
    [front, back],
    [back, front],
  ])
  .filter(([seen]) => seen === 'red')

const coins = repeated(2, ['heads', 'tails'])
const firstHeads = ([one]: string[]) => one === 'heads'
const secondHeads = ([, other]: string[]) => other === 'heads'
const areSame = ([one, other]: string[]) => one === other

/** All weights of the four cases: A and B, A alone, B alone, neither. */
const worlds = repeated(4, range(1, 5)).map(([both = 0, a = 0, b = 0, none = 0]) => ({ both, a, b, none, all: both + a + b + none }))
const liftedWorlds = worlds.filter(({ both, a, b, all }) => both / (both + b) > (both + a) / all + 1e-12)

export const probability: Working[] = [
  ['Which of these numbers cannot', item => item.options.filter(option => numbersIn(option).some(number => number < 0 || number > 1))],
  ['A bag holds 3 red', () => share([...times(3, 'red'), ...times(4, 'blue'), ...times(5, 'green')], colour => colour === 'blue')],
  [
    'A fair coin has shown',
    () => [
      share(
        repeated(6, ['h', 't']).filter(toss => count(toss.slice(0, 5), 'h') === 5),
        toss => toss[5] === 't',
      ) > 0.5
        ? 'True'
        : 'False',
    ],
  ],
  [
    'You know nothing about a woman',
    item =>
      those(item, {
        'She is a nurse and plays the violin': worlds.every(({ both, a, b }) => both <= Math.min(both + a, both + b, both + a + b)),
        'She plays the violin': worlds.every(({ both, a, b }) => both + b <= Math.min(both, both + a, both + a + b)),
        'She is a nurse': worlds.every(({ both, a, b }) => both + a <= Math.min(both, both + b, both + a + b)),
        'She is a nurse, plays the violin, or both': worlds.every(({ both, a, b }) => both + a + b <= Math.min(both, both + a, both + b)),
      }),
  ],
  [
    'A die is thrown once',
    item =>
      those(item, {
        'An even number': share(die, n => n % 2 === 0) === 1 / 2,
        'A number above 3': share(die, n => n > 3) === 1 / 2,
        'A prime number': share(die, n => range(1, n).filter(part => n % part === 0).length === 2) === 1 / 2,
        'A number below 4': share(die, n => n < 4) === 1 / 2,
        'A number that divides 6': share(die, n => 6 % n === 0) === 1 / 2,
      }),
  ],
  [
    'One card is drawn from a pack',
    item =>
      inOrder(
        item,
        option =>
          ({
            'The ace of spades': share(pack, card => hasRank(ace)(card) && isSpade(card)),
            'A king': share(pack, hasRank(king)),
            'A heart': share(pack, isHeart),
            'A red card': share(pack, isRed),
          })[option],
      ),
  ],
  ['Rain has a probability', () => chanceOf([0.3, 0.3], rains => !rains.includes(true))],
  ['Two dice are thrown', () => share(repeated(2, die), throws => sum(throws) >= 10)],
  ['A box of ten lamps', () => share(lamps, taken => !taken.includes('broken'))],
  ['A raffle sells', () => 3 - mean([150, ...times(5, 30), ...times(194, 0)])],
  [
    'A coin is tossed four times',
    item =>
      inOrder(
        item,
        option =>
          ({
            'No heads at all': heads(n => n === 0),
            'Exactly one head': heads(n => n === 1),
            'Exactly two heads': heads(n => n === 2),
            'At least one head': heads(n => n > 0),
          })[option],
      ),
  ],
  ['A process has three steps', () => 100 * chanceOf([0.9, 0.9, 0.9], steps => !steps.includes(false))],
  ['Of the pupils of a school', shareOfClub],
  ['A die is thrown four times', () => 100 * share(repeated(4, die), throws => throws.includes(6))],
  [
    'From a bag with three red',
    item =>
      inOrder(
        item,
        option =>
          ({
            'Both are blue': reds(n => n === 0),
            'Both are red': reds(n => n === 2),
            'One of each colour': reds(n => n === 1),
            'At least one is red': reds(n => n > 0),
          })[option],
      ),
  ],
  [
    'A card is drawn from a pack of 52',
    item =>
      those(item, {
        'A king and a heart': areIndependent(pack, hasRank(king), isHeart),
        'An ace and a red card': areIndependent(pack, hasRank(ace), isRed),
        'A spade and a picture card (jack, queen or king)': areIndependent(pack, hasRank(jack, queen, king), isSpade),
        'A heart and a red card': areIndependent(pack, isHeart, isRed),
        'A king and a queen': areIndependent(pack, hasRank(king), hasRank(queen)),
      }),
  ],
  ['All families with two children', () => share(invited, children => count(children, 'girl') === 2)],
  ['One bag in 100 holds', () => (100 * 10 * 0.9) / (10 * 0.9 + 990 * 0.1)],
  ['Four people meet', () => 100 * share(repeated(4, range(1, 7)), days => new Set(days).size < 4)],
  ['One card is red on both', () => share(redSides, ([, hidden]) => hidden === 'red')],
  ['Every packet of cereal', packetsForAll],
  [
    'Two fair coins are tossed',
    item =>
      those(item, {
        'A and B are independent': areIndependent(coins, firstHeads, secondHeads),
        'A and C are independent': areIndependent(coins, firstHeads, areSame),
        'B and C are independent': areIndependent(coins, secondHeads, areSame),
        'A, B and C together have the probability 1/8':
          share(coins, toss => firstHeads(toss) && secondHeads(toss) && areSame(toss)) === 1 / 8,
        'C has the probability 1/4': share(coins, areSame) === 1 / 4,
      }),
  ],
  [
    'B makes A more likely',
    item =>
      those(item, {
        'A makes B more likely': liftedWorlds.every(({ both, a, b, all }) => both / (both + a) > (both + b) / all),
        'Without B, A is less likely than before': liftedWorlds.every(({ both, a, none, all }) => a / (a + none) < (both + a) / all),
        // A joint distribution says nothing about causes, so this does not follow from one.
        'B is one of the causes of A': false,
        'Given A, B is as likely as A is given B': liftedWorlds.every(({ both, a, b }) => both / (both + a) === both / (both + b)),
        'A and B together are more likely than A without B': liftedWorlds.every(({ both, a }) => both > a),
      }),
  ],
  ['A coin is tossed until either', () => annWins('', 40)],
]

/** 200 numbered pupils: 80 play, 60 are in the club, 30 do both. */
function shareOfClub(): number {
  const pupils = range(1, 200).map(n => ({ plays: n <= 80, inClub: n > 50 && n <= 110 }))
  return (
    100 *
    share(
      pupils.filter(({ inClub }) => inClub),
      ({ plays }) => plays,
    )
  )
}

/** The mean waiting time: adds up, packet by packet, the probability that a picture is still missing. */
function packetsForAll(): number {
  let owned = [1, 0, 0, 0]
  let packets = 0
  for (let n = 0; n < 500; n++) {
    packets += sum(owned.slice(0, 3))
    owned = owned.map((probability, pictures) => (probability * pictures) / 3 + ((owned[pictures - 1] ?? 0) * (4 - pictures)) / 3)
  }
  return packets
}

/** Follows all games toss by toss; the probability of a game that is undecided after the last toss is negligible. */
function annWins(last: string, left: number): number {
  if (left === 0) return 0
  if (last === 't') return 0.5 * annWins('t', left - 1)
  return 0.5 * (last === 'h' ? 1 : annWins('h', left - 1)) + 0.5 * annWins('t', left - 1)
}
