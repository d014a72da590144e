import type { ClientField, Part } from '#contracts/fields'
import { partsOf } from '#contracts/fields'
import type { Rules } from '#machines/form-state'

/** When these fields need the server to decide. Where none of them does, nobody is ever asked. */
export function rulesOf(fields: readonly ClientField[]): Rules {
  const all = [...partsOf(fields)].map(rulesOfPart)
  return {
    always: all.some(({ always }) => always),
    atBirth: all.some(({ atBirth }) => atBirth),
    afterRefusal: all.some(({ afterRefusal }) => afterRefusal),
  }
}

/** A new row can come at any time, and needs its first values then. */
function rulesOfPart({ part, isInRow }: Part): Rules {
  const asks = ('asks' in part && part.asks) || {}
  return {
    always: [asks.condition, asks.access, asks.options, isInRow && asks.defaultValue].some(Boolean),
    atBirth: asks.defaultValue === true,
    afterRefusal: asks.validate === true,
  }
}
