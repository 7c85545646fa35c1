// The two sides of a matching question, with dragging by mouse or finger in both directions. Loaded lazily: match-input.tsx shows plain
// sides meanwhile. Pairing by keyboard is in use-match-keys.ts.

import { type CollisionDetection, DndContext, type DragEndEvent, pointerWithin, useDraggable, useDroppable } from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import type { MatchKey, OptionKey, Q } from '@trivium/contract/play/plays'
import { type Handle, unannounced, useDragSensors } from '../order/use-dragging.ts'
import { isRevealedBy, MatchButton, type MatchSidesProps, OptionButton, Sides } from './match-sides.tsx'
import type { One } from './pairing.ts'

interface DragSidesProps extends MatchSidesProps {
  onPair: (option: OptionKey, match: MatchKey) => void
}

export function DragSides({ onPair, ...props }: DragSidesProps) {
  const { question, isOpen } = props
  const sensors = useDragSensors()
  const drop = ({ active, over }: DragEndEvent) => {
    const [one, other] = [oneIn(active.data.current), oneIn(over?.data.current)]
    if (!isOpen || !one || !other) return
    if (one.side === 'option' && other.side === 'match') onPair(one.key, other.key)
    if (one.side === 'match' && other.side === 'option') onPair(other.key, one.key)
  }
  return (
    <DndContext sensors={sensors} collisionDetection={acrossOnly} accessibility={unannounced} onDragEnd={drop}>
      <Sides
        isTold={isRevealedBy(props.outcome)}
        pairs={props.pairs}
        options={question.options.map(option => (
          <DragOption key={option.key} {...props} option={option} />
        ))}
        matches={question.matches.map(match => (
          <DragMatch key={match.key} {...props} match={match} />
        ))}
      />
    </DndContext>
  )
}

const oneIn = (data: Record<string, unknown> | undefined): One | null => {
  const one: unknown = data?.['one']
  return isOne(one) ? one : null
}
const isOne = (one: unknown): one is One => typeof one === 'object' && one !== null && 'side' in one && 'key' in one

/** Only buttons of the other side accept a drop. */
const acrossOnly: CollisionDetection = args =>
  pointerWithin({
    ...args,
    droppableContainers: args.droppableContainers.filter(({ data }) => oneIn(data.current)?.side !== oneIn(args.active.data.current)?.side),
  })

function DragOption({ option, ...props }: MatchSidesProps & { option: Q['options'][number] }) {
  const handle = useHandle({ side: 'option', key: option.key }, props.isOpen)
  return <OptionButton {...props} option={option} handle={handle} />
}

function DragMatch({ match, ...props }: MatchSidesProps & { match: Q['matches'][number] }) {
  const handle = useHandle({ side: 'match', key: match.key }, props.isOpen)
  return <MatchButton {...props} match={match} handle={handle} />
}

function useHandle(one: One, isOpen: boolean): Handle {
  const place = { id: `${one.side} ${one.key}`, data: { one }, disabled: !isOpen }
  const drag = useDraggable(place)
  const drop = useDroppable(place)
  return {
    setNode: (button: HTMLElement | null) => {
      drag.setNodeRef(button)
      drop.setNodeRef(button)
    },
    style: { transform: CSS.Translate.toString(drag.transform) },
    isDragging: drag.isDragging,
    isOver: drop.isOver,
    ...(drag.listeners && { listeners: drag.listeners }),
  }
}
