// The character: the mark of the logo (three answers that meet) with a face. A drawing only, for SVGs of 100 × 100.

import { useSession } from '../../session/session.ts'
import classes from './mascot.module.css'

export type Mood = 'hello' | 'watching' | 'breath' | 'thinking' | 'glad' | 'proud' | 'wry' | 'sleepy' | 'lost'

interface Look {
  /** The three arms as paths from the middle: the upper one, the right one and the left one. */
  arms: [top: string, right: string, left: string]
  eyes: 'open' | 'aside' | 'down' | 'wide' | 'happy' | 'closed' | 'unlike'
  mouth: string
  /** The angle by which it leans, in degrees. */
  lean: number
  /** The part of the right arm that is drawn in front of the head. */
  hand?: string
}

const up = 'M50 56V12'
const [downRight, downLeft] = ['M50 56L86 80', 'M50 56L14 80']
const [highRight, highLeft] = ['M50 56L85 33', 'M50 56L15 33']
const smile = 'M42 64Q50 72 58 64'

const looks: Record<Mood, Look> = {
  hello: { arms: [up, highRight, downLeft], eyes: 'open', mouth: smile, lean: 0 },
  thinking: { arms: ['M50 56Q50 24 60 12', 'M50 56L83 80', downLeft], eyes: 'aside', mouth: 'M46 65H53', lean: -4, hand: 'M83 80L63 77' },
  watching: { arms: [up, downRight, downLeft], eyes: 'down', mouth: 'M46 67H54', lean: 0 },
  breath: { arms: ['M50 56V8', 'M50 56L84 70', 'M50 56L16 70'], eyes: 'wide', mouth: 'M47.500 68H52.500', lean: 0 },
  glad: { arms: [up, highRight, highLeft], eyes: 'open', mouth: 'M41 62Q50 75 59 62Z', lean: 0 },
  proud: { arms: [up, highRight, highLeft], eyes: 'happy', mouth: 'M41 62Q50 75 59 62Z', lean: 0 },
  wry: { arms: [up, 'M50 56L88 62', downLeft], eyes: 'open', mouth: 'M43 66Q51 67 58 62', lean: 4 },
  sleepy: {
    arms: ['M50 56Q52 26 24 18', downRight, downLeft],
    eyes: 'closed',
    mouth: 'M47.5 67a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
    lean: -8,
  },
  lost: { arms: ['M50 56Q44 30 58 24T56 8', downRight, downLeft], eyes: 'unlike', mouth: 'M42 67q4 -5 8 0t8 0', lean: 6 },
}

/** Whether the operator wants the figure. Sessions stored by older versions do not say. */
export const useHasMascot = () => useSession(session => session.webSettings?.mascot ?? true)

/** Decorative: words beside it say the same. It blinks once, and waves once in the mood "hello". */
export function Mascot({ mood }: { mood: Mood }) {
  const isShown = useHasMascot()
  const { arms, eyes, mouth, lean, hand } = looks[mood]
  const [top, right, left] = arms
  if (!isShown) return null
  return (
    <g className={classes.mascot} data-mood={mood} transform={`rotate(${lean} 50 80)`}>
      <g fill="none" strokeWidth="13" strokeLinecap="round">
        <path d={top} stroke="var(--t-accent)" />
        <path d={right} stroke="#8f86ff" className={classes.hand} />
        <path d={left} stroke="#3fbf95" />
      </g>
      <circle cx="50" cy="56" r="25" className={classes.head} />
      <circle cx="35.5" cy="63" r="4" className={classes.cheek} />
      <circle cx="64.5" cy="63" r="4" className={classes.cheek} />
      <Eyes eyes={eyes} />
      <path d={mouth} className={mouth.endsWith('Z') ? classes.mouth : classes.line} />
      {hand && <path d={hand} fill="none" stroke="#8f86ff" strokeWidth="11" strokeLinecap="round" />}
    </g>
  )
}

/** The character alone. */
export function MascotPicture({ mood, className }: { mood: Mood; className: string | undefined }) {
  if (!useHasMascot()) return null
  return (
    <svg viewBox="0 0 100 100" className={className} data-mood={mood} aria-hidden>
      <Mascot mood={mood} />
    </svg>
  )
}

function Eyes({ eyes }: Pick<Look, 'eyes'>) {
  if (eyes === 'happy') return <path d="M37 54q4.500 -6 9 0M54 54q4.500 -6 9 0" className={classes.line} />
  if (eyes === 'closed') return <path d="M37 53q4.500 5 9 0M54 53q4.500 5 9 0" className={classes.line} />
  const [x, y] = eyes === 'aside' ? [2.5, -2.5] : eyes === 'down' ? [0, 2.5] : [0, 0]
  const isWide = eyes === 'wide'
  return (
    <g className={classes.eyes}>
      <ellipse cx={41.5 + x} cy={53 + y} rx={isWide ? 4.6 : 3.6} ry={isWide ? 6.4 : 4.8} />
      <ellipse
        cx={58.5 + x}
        cy={53 + y}
        rx={isWide ? 4.6 : eyes === 'unlike' ? 2.6 : 3.6}
        ry={isWide ? 6.4 : eyes === 'unlike' ? 3.2 : 4.8}
      />
    </g>
  )
}
