// A small drawn scene: the mascot, unless the operator switched it off, on a patch of ground, with a prop for the topic of the page.

import { memo, type ReactNode } from 'react'
import { Mascot, type Mood, useHasMascot } from './mascot.tsx'
import { PropDrawing, type Prop } from './scene-props.tsx'
import classes from './scene.module.css'

export interface SceneProps {
  mood: Mood
  prop?: Prop
}

/** Wide enough for both. The prop is at the end of the line, so it changes sides with the reading direction. */
function Scene({ mood, prop }: SceneProps): ReactNode {
  if (!useHasMascot() && !prop) return null
  return (
    <svg viewBox="0 10 220 130" className={classes.scene} aria-hidden>
      <ellipse cx="110" cy="124" rx="98" ry="14" className={classes.ground} />
      <circle cx="10" cy="64" r="4" className={classes.speck} />
      <circle cx="196" cy="22" r="5" className={classes.speck} />
      <circle cx="52" cy="18" r="2.500" className={classes.speck} />
      <g transform={prop ? 'translate(16 26) scale(1.1)' : 'translate(55 26) scale(1.1)'}>
        <Mascot mood={mood} />
      </g>
      {prop && <PropDrawing prop={prop} />}
    </svg>
  )
}

/** `memo` makes the chunk import React like all others; otherwise the bundler would split React for it. */
export default memo(Scene)
