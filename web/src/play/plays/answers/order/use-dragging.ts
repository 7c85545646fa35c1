// Dragging by mouse or finger, for every answer that can be dragged. Each answer has its own keys instead of dragging by keyboard.

import { type Announcements, type DraggableSyntheticListeners, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { CSSProperties } from 'react'

/** The props that dragging adds to an element. */
export interface Handle {
  setNode?: (node: HTMLElement | null) => void
  style?: CSSProperties
  isDragging?: boolean
  isOver?: boolean
  listeners?: DraggableSyntheticListeners
}

/** A press becomes a drag after this distance, or for a finger after this rest, so that taps and scrolling still work. */
const byMouse = { activationConstraint: { distance: 6 } }
const byFinger = { activationConstraint: { delay: 180, tolerance: 8 } }

export const useDragSensors = () => useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byFinger))

/** Empty, because the answer's own live region announces the result. */
const announcements: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
export const unannounced = { announcements, screenReaderInstructions: { draggable: '' } }
