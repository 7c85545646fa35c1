import { MoveButtons, type Order } from '../../../platform/ui/sortable.tsx'
import { AskButton } from '../../../platform/ui/ask-button.tsx'
import type { Block } from './use-paper-order.ts'

interface MoveBlockProps {
  block: Block
  order: Order
}

/** Moves a block of the paper by one place, or to a place. */
export function MoveBlock({ block: { id, name }, order }: MoveBlockProps) {
  const [place, last] = [order.ids.indexOf(id), order.ids.length]
  return (
    <>
      <MoveButtons {...{ order, id, name }} />
      <AskButton
        label="Move to"
        title={`Move ${name} to which place?`}
        questions={[{ name: 'place', label: `Place, 1 to ${last}`, type: 'number', initial: String(place + 1) }]}
        onAnswer={answers => order.move(place, Math.min(last, Math.max(1, Math.round(Number(answers['place'])))) - 1)}
      />
    </>
  )
}
