/** What this reads of a syntax tree: acorn's, with TypeScript in it. */
export interface Node {
  type: string
  start: number
  end: number
  name?: string
  /** Of a literal: what it stands for. Of a property: a node. */
  value?: unknown
  kind?: string
  computed?: boolean
  method?: boolean
  callee?: Node
  /** Of `object.property`. */
  object?: Node
  property?: Node
  arguments?: Node[]
  properties?: Node[]
  elements?: (Node | null)[]
  key?: Node
  expression?: Node
  declaration?: Node | null
  declarations?: Node[]
  id?: Node
  init?: Node | null
  body?: Node[]
  source?: Node | null
  specifiers?: Node[]
  imported?: Node
  exported?: Node
  local?: Node
}

/** Types and parentheses change nothing about a value. */
export function bare(node: Node): Node {
  const isAround = [
    'TSAsExpression',
    'TSSatisfiesExpression',
    'TSNonNullExpression',
    'ParenthesizedExpression',
  ].includes(node.type)
  return isAround && node.expression ? bare(node.expression) : node
}

/** The name of a property; null: only running the file could tell. */
export function keyOf({ computed, key, type }: Node): string | null {
  if (type !== 'Property' || computed || !key) return null
  return key.type === 'Identifier' ? (key.name ?? null) : String(key.value)
}
