// Compiles states and flags in conditions as literals. Partial indexes depend on them, and the plan of a prepared statement does not know
// its parameters, so it could not use those indexes.

import { type BinaryOperationNode, type OperationNode, PostgresQueryCompiler, ValueNode } from 'kysely'

const states = new Set<unknown>([true, false, 'open', 'closed', 'finished', 'active', 'deactivated', 'deleted'])

export class QueryCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { rightOperand } = node
    super.visitBinaryOperation(isState(rightOperand) ? { ...node, rightOperand: ValueNode.createImmediate(rightOperand.value) } : node)
  }
}

function isState(node: OperationNode): node is ValueNode {
  return ValueNode.is(node) && states.has(node.value)
}
