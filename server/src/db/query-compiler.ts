// What conditions say of states and flags is written out: partial indexes are made for these, and the plan of a prepared statement,
// which does not know its parameters, could not use them.

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
