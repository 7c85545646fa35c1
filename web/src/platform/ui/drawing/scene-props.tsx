// The props of the drawn scenes. Each stands on the ground at the end of the line, in the area from x 128 to 208 and y 30 to 126.

import type { ReactNode } from 'react'
import classes from './scene.module.css'

const drawings = {
  magnifier: (
    <g>
      <path d="M170 96l18 26" strokeWidth="9" />
      <circle cx="158" cy="76" r="23" />
      <path d="M147 70q4 -8 12 -8" data-fill="none" />
    </g>
  ),
  bell: (
    <g>
      <path d="M136 108q10 -8 10 -30q0 -22 22 -22t22 22q0 22 10 30z" />
      <path d="M168 56v-8" />
      <path d="M159 114a9 9 0 0 0 18 0z" data-fill="accent" />
    </g>
  ),
  flag: (
    <g>
      <path d="M152 122V42" strokeWidth="5" />
      <path d="M152 44q16 -8 26 0t26 0v30q-16 8 -26 0t-26 0z" data-fill="accent" />
      <path d="M140 123h26" />
    </g>
  ),
  podium: (
    <g>
      <path d="M130 122V98h25v24z" />
      <path d="M155 122V78h25v44z" data-fill="soft" />
      <path d="M180 122v-18h25v18z" />
      <path
        d="M167.500 46l4.600 9.600 10.500 1.300 -7.700 7.300 2 10.400 -9.400 -5.100 -9.400 5.100 2 -10.400 -7.700 -7.300 10.500 -1.300z"
        data-fill="accent"
      />
    </g>
  ),
  letter: (
    <g>
      <path d="M132 72q0 -6 6 -6h60q6 0 6 6v44q0 6 -6 6h-60q-6 0 -6 -6z" />
      <path d="M134 70l34 28 34 -28" data-fill="none" />
      <circle cx="202" cy="66" r="8" data-fill="accent" />
    </g>
  ),
  book: (
    <g>
      <path d="M168 80q-16 -12 -38 -8v44q22 -4 38 8q16 -12 38 -8V72q-22 -4 -38 8z" />
      <path d="M168 80v44" />
      <path d="M140 86q9 -1 17 3M140 98q9 -1 17 3M196 86q-9 -1 -17 3" data-fill="none" />
      <path d="M186 72v28l7 -5 7 6V72" data-fill="accent" strokeWidth="3" />
    </g>
  ),
  cards: (
    <g>
      <rect x="138" y="62" width="42" height="58" rx="7" transform="rotate(-10 159 91)" data-fill="soft" />
      <rect x="154" y="62" width="42" height="58" rx="7" transform="rotate(9 175 91)" />
      <path d="M165 92l8 8 14 -18" data-fill="none" strokeWidth="5" />
    </g>
  ),
  coins: (
    <g>
      <path d="M134 108v8c0 5 9 8 19 8s19 -3 19 -8v-8" data-fill="accent" />
      <path d="M134 96v12c0 5 9 8 19 8s19 -3 19 -8V96" data-fill="accent" />
      <ellipse cx="153" cy="96" rx="19" ry="8" data-fill="accent" />
      <circle cx="188" cy="106" r="17" data-fill="accent" />
      <circle cx="188" cy="106" r="9" data-fill="none" strokeWidth="3" />
    </g>
  ),
  chart: (
    <g>
      <path d="M136 122v-22h14v22zM161 122V82h14v40z" data-fill="soft" />
      <path d="M186 122V58h14v64z" data-fill="accent" />
      <path d="M128 123h80" />
    </g>
  ),
  cloud: (
    <g>
      <path d="M146 94q-16 0 -16 -15t16 -15q4 -17 22 -17t22 16q16 0 16 16t-15 15z" />
      <path d="M152 108v4M168 112v4M184 108v4" data-fill="none" strokeWidth="5" />
    </g>
  ),
  sign: (
    <g>
      <path d="M168 124V36" strokeWidth="6" />
      <path d="M146 42h44l12 10 -12 10h-44z" data-fill="accent" />
      <path d="M190 70h-42l-14 10 14 10h42z" />
      <path d="M158 124q10 -8 20 0" data-fill="soft" />
    </g>
  ),
  clipboard: (
    <g>
      <rect x="140" y="58" width="56" height="66" rx="8" />
      <rect x="156" y="50" width="24" height="14" rx="5" data-fill="accent" />
      <path d="M152 80l4 4 7 -8M172 81h14M152 102l4 4 7 -8M172 103h14" data-fill="none" />
    </g>
  ),
  lock: (
    <g>
      <path d="M152 82V70q0 -18 16 -18t16 18v12" data-fill="none" strokeWidth="6" />
      <rect x="140" y="80" width="56" height="43" rx="9" data-fill="accent" />
      <circle cx="168" cy="98" r="4" data-fill="strong" />
      <path d="M168 100v9" strokeWidth="5" />
    </g>
  ),
  door: (
    <g>
      <path d="M142 123V50q0 -8 8 -8h36q8 0 8 8v73z" data-fill="soft" />
      <path d="M152 123V58l30 -10v80z" />
      <circle cx="175" cy="88" r="3" data-fill="accent" />
      <path d="M132 124h74" />
    </g>
  ),
  tool: (
    <g>
      <path d="M136 122l34 -40q-6 -22 10 -30q8 -4 14 -2l-10 14 3 10 10 3 10 -12q4 18 -10 26q-8 5 -16 3l-32 38q-9 3 -13 -10z" />
      <circle cx="147" cy="117" r="2.500" data-fill="accent" />
    </g>
  ),
  clock: (
    <g>
      <circle cx="168" cy="90" r="32" />
      <path d="M168 72v18l12 9" data-fill="none" strokeWidth="5" />
      <path d="M168 46v10M158 44h20" strokeWidth="5" />
    </g>
  ),
  bookmark: (
    <g>
      <path d="M146 122V54q0 -8 8 -8h28q8 0 8 8v68l-22 -18z" data-fill="accent" />
      <path d="M158 64h20M158 78h12" data-fill="none" />
    </g>
  ),
  stars: (
    <g data-fill="none">
      <path d="M168 62l8 17 19 2 -14 13 4 19 -17 -9 -17 9 4 -19 -14 -13 19 -2z" data-fill="accent" />
      <path d="M142 46v12M136 52h12M196 40v14M189 47h14" data-fill="none" />
    </g>
  ),
} satisfies Record<string, ReactNode>

export type Prop = keyof typeof drawings

export const PropDrawing = ({ prop }: { prop: Prop }) => <g className={classes.thing}>{drawings[prop]}</g>
