import type { Asks, ClientField } from '#config-schema'
import type { Rules } from '#machines/form-state'

/** When these fields need the server to decide. Where none of them does, nobody is ever asked. */
export function rulesOf(fields: readonly ClientField[], isInRow = false): Rules {
  const all = fields.flatMap((field) => [
    ofField(field.asks ?? {}, isInRow),
    ...inside(field, isInRow),
  ])
  return {
    always: all.some(({ always }) => always),
    atBirth: all.some(({ atBirth }) => atBirth),
    afterRefusal: all.some(({ afterRefusal }) => afterRefusal),
  }
}

/** A new row can come at any time, and needs its first values then. */
const ofField = (asks: Asks, isInRow: boolean): Rules => ({
  always: [asks.condition, asks.access, asks.options, isInRow && asks.defaultValue].some(Boolean),
  atBirth: asks.defaultValue === true,
  afterRefusal: asks.validate === true,
})

function inside(field: ClientField, isInRow: boolean): Rules[] {
  switch (field.type) {
    case 'array':
      return [rulesOf(field.fields, true)]
    case 'blocks':
      return field.blocks.map(({ fields }) => rulesOf(fields, true))
    case 'tabs':
      return field.tabs.flatMap(({ asks = {}, fields }) => [
        ofField(asks, isInRow),
        rulesOf(fields, isInRow),
      ])
    case 'group':
    case 'row':
    case 'collapsible':
      return [rulesOf(field.fields, isInRow)]
    default:
      return []
  }
}
