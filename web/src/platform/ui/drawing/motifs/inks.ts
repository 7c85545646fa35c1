// The inks of the motifs, from the hue of the cover (cover.module.css). Spread into a shape.

/** A filled shape. */
export const ink = (name: 'paper' | 'soft' | 'mid' | 'deep' | 'spark') => ({ fill: `var(--m-${name})` })

/** A line. */
export const line = (name: 'paper' | 'soft' | 'mid' | 'deep' | 'spark', width: number) =>
  ({ fill: 'none', stroke: `var(--m-${name})`, strokeWidth: width, strokeLinecap: 'round', strokeLinejoin: 'round' }) as const
