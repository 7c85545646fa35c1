import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useReducedMotion } from '../ui/motion.ts'

/** Before a press is a drag it must go this far, or for a finger rest this long: a tap stays a tap, a swipe still scrolls. */
const fromPixels = 6
const fingerRest = { delay: 180, tolerance: 8 }

export function useDragSensors() {
  const isStill = useReducedMotion()
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: fromPixels } }),
    useSensor(TouchSensor, { activationConstraint: fingerRest }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: isStill ? 'auto' : 'smooth' }),
  )
}
