import type { ESTree } from 'vite'
import { parseSync, Visitor } from 'vite'

/** A function with a body of its own: how it is called, where it begins, and how many lines it takes. */
interface SourceFunction {
  name: string
  line: number
  lines: number
}

/** Every function of a source, those within others as well. */
export function functionsIn(file: string, source: string): SourceFunction[] {
  const found: SourceFunction[] = []
  const lineOf = linesOf(source)
  const names = new Map<number, string>()
  const note = ({ id, start, end }: Spot) => {
    const line = lineOf(start)
    const name = id?.name ?? names.get(start) ?? 'a function without a name'
    found.push({ name, line, lines: lineOf(end) - line + 1 })
  }
  const keyed = ({ key, value }: Keyed) => {
    if (value && 'name' in key && typeof key.name === 'string') names.set(value.start, key.name)
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') names.set(init.start, id.name)
    },
    Property: keyed,
    MethodDefinition: keyed,
    PropertyDefinition: keyed,
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  }).visit(parseSync(file, source).program)
  return found
}

type Spot = { start: number; end: number; id?: { name: string } | null }
type Keyed = { key: ESTree.Node; value: ESTree.Node | null }

/** The line of a place in a source, from 1. */
function linesOf(source: string): (place: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (place) => starts.findLastIndex((start) => start <= place) + 1
}
