import type {
  DefinitionNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The fields of all operations and fragments, with each fragment written out; each is counted once. */
export function countFields(document: DocumentNode): number {
  const fragments = fragmentsOf(document)
  const counted = new Map<string, number>()
  const ofFragment = (name: string): number => {
    const known = counted.get(name)
    if (known !== undefined) return known
    // A fragment that contains itself never ends.
    counted.set(name, Number.POSITIVE_INFINITY)
    const fragment = fragments.get(name)
    const count = fragment ? within(fragment.selectionSet) : 0
    counted.set(name, count)
    return count
  }
  const of = (selection: SelectionNode): number => {
    if (selection.kind === 'FragmentSpread') return 1 + ofFragment(selection.name.value)
    return 1 + (selection.selectionSet ? within(selection.selectionSet) : 0)
  }
  const within = ({ selections }: SelectionSetNode): number =>
    selections.reduce((count, selection) => count + of(selection), 0)
  return setsOf(document).reduce((count, { selectionSet }) => count + within(selectionSet), 0)
}

/**
 * How often one set of fields asks for the same, at most: whoever validates the document compares each
 * with each other. Only for one that is small when its fragments are written out.
 */
export function mostRepeats(document: DocumentNode): number {
  const fragments = fragmentsOf(document)
  const within = (set: SelectionSetNode): number => {
    const times = new Map<string, number>()
    const inner = writtenOut(set, fragments).map(({ alias, name, selectionSet }) => {
      const key = (alias ?? name).value
      times.set(key, (times.get(key) ?? 0) + 1)
      return selectionSet ? within(selectionSet) : 0
    })
    return Math.max(0, ...times.values(), ...inner)
  }
  return Math.max(0, ...setsOf(document).map(({ selectionSet }) => within(selectionSet)))
}

/** The fields at the root of each operation. Each is answered like a request of its own. */
export const rootFields = (document: DocumentNode): FieldNode[][] =>
  setsOf(document)
    .filter(({ kind }) => kind === 'OperationDefinition')
    .map(({ selectionSet }) => writtenOut(selectionSet, fragmentsOf(document)))

/** The fields of a set, and those of its fragments. */
const writtenOut = ({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === 'Field') return [selection]
    if (selection.kind === 'InlineFragment') return writtenOut(selection.selectionSet, fragments)
    const fragment = fragments.get(selection.name.value)
    return fragment ? writtenOut(fragment.selectionSet, fragments) : []
  })

const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions.flatMap((one) =>
      one.kind === 'FragmentDefinition' ? [[one.name.value, one] as const] : [],
    ),
  )

type WithFields = Extract<DefinitionNode, { selectionSet: SelectionSetNode }>

const setsOf = ({ definitions }: DocumentNode): WithFields[] =>
  definitions.filter((one): one is WithFields => 'selectionSet' in one)
