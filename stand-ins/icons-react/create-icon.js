// The component of an icon, with the attributes and classes that @tabler/icons-react gives it.

import { createElement, forwardRef } from 'react'

const square = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24' }
const looks = {
  outline: ({ color, stroke }) => ({
    fill: 'none',
    stroke: color,
    strokeWidth: stroke,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  filled: ({ color }) => ({ fill: color, stroke: 'none' }),
}

/** @param nodes the elements of the drawing, each with its attributes */
export default function createIcon(type, name, displayName, nodes) {
  const Icon = forwardRef(({ color = 'currentColor', size = 24, stroke = 2, title, className, children, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        ...square,
        ...looks[type]({ color, stroke }),
        width: size,
        height: size,
        className: ['tabler-icon', `tabler-icon-${name}`, className].filter(Boolean).join(' '),
        ...rest,
      },
      title && createElement('title', null, title),
      ...nodes.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    ),
  )
  Icon.displayName = displayName
  return Icon
}
