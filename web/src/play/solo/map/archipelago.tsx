import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useShownLanguage } from '../../../platform/session/session.ts'
import { Island } from './island.tsx'
import { layMap, type MapSize } from './map-layout.ts'
import classes from './map.module.css'
import type { NextStop } from './progress.ts'

/** A list for reading and for keyboard navigation; the layout places its items on the sea, along the route. */
export function Archipelago({ subjects, next }: { subjects: MapSubject[]; next: NextStop | null }) {
  const list = useRef<HTMLOListElement>(null)
  const size = useMapSize(list)
  const isMirrored = useShownLanguage().rtl
  const { islands, islandWidth, height, route } = layMap(size, isMirrored)
  return (
    <div className={classes.sea}>
      <div className={classes.waters} style={{ blockSize: height }}>
        <svg className={classes.route} width={size.width} height={height} aria-hidden>
          <path d={route} />
        </svg>
        <ol ref={list} className={classes.islands}>
          {subjects.map((subject, index) => (
            <li
              key={subject.slug}
              className={classes.place}
              style={{ inlineSize: islandWidth || undefined, translate: `${islands[index]?.left ?? 0}px ${islands[index]?.top ?? 0}px` }}
            >
              <Island subject={subject} next={next?.subject === subject ? next : null} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/**
 * The heights of the islands, which depend on their texts: measured before each paint, and again when the page or its font changes size.
 */
function useMapSize(list: RefObject<HTMLOListElement | null>): MapSize {
  const [size, setSize] = useState<MapSize>({ width: 0, heights: [] })
  const look = () => {
    const now = list.current && sizeOf(list.current)
    if (now) setSize(known => (isSame(known, now) ? known : now))
  }
  useLayoutEffect(look)
  useEffect(() => {
    const observer = new ResizeObserver(() => requestAnimationFrame(look))
    for (const element of list.current ? [list.current, ...list.current.children] : []) observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [list])
  return size
}

const sizeOf = (list: HTMLOListElement): MapSize => ({
  width: list.clientWidth,
  heights: [...list.children].map(item => item.clientHeight),
})

const isSame = (one: MapSize, other: MapSize) => one.width === other.width && one.heights.join() === other.heights.join()
