import type { ClientField, Member } from '#contracts/fields'
import { childrenOf, factsOf, membersOf } from '#contracts/fields'
import type { WholeValues } from '#machines/document'

type Whole = WholeValues[string]

/** Which values of these fields are one piece, although they are objects or lists of objects. */
export function wholeValues(fields: readonly ClientField[]): WholeValues {
  const whole: Record<string, Whole> = {}
  for (const member of membersOf(fields)) {
    const own = wholeIn(member)
    if (own !== undefined) whole[member.name] = both(whole[member.name], own)
  }
  return whole
}

function wholeIn({ part, fields }: Member): Whole | undefined {
  if (fields) return wholeValues(fields)
  const { holds } = factsOf(part)
  switch (holds) {
    case 'whole':
    case 'nodes':
      return holds
    case 'rows':
      return wholeValues(childrenOf(part).flatMap((list) => list.fields))
    case 'leaf':
    case 'nothing':
      return undefined
  }
}

/** Blocks of several kinds may use one name: what is one piece in any of them is never taken apart. */
function both(one: Whole | undefined, other: Whole): Whole {
  if (one === undefined) return other
  if (typeof one === 'string' || typeof other === 'string') return one === other ? one : 'whole'
  const all: Record<string, Whole> = { ...one }
  for (const [name, own] of Object.entries(other)) all[name] = both(one[name], own)
  return all
}
