import type { ClientField } from '#config-schema'
import type { WholeValues } from '#machines/document'

/** Which values of these fields are one piece, although they are objects or lists of objects. */
export function wholeValues(fields: readonly ClientField[]): WholeValues {
  return Object.assign({}, ...fields.map(wholeIn))
}

function wholeIn(field: ClientField): WholeValues {
  switch (field.type) {
    case 'json':
    case 'richText':
    case 'point':
    case 'join':
      return { [field.name]: 'whole' }
    case 'row':
    case 'collapsible':
      return wholeValues(field.fields)
    case 'array':
      return { [field.name]: wholeValues(field.fields) }
    case 'blocks':
      return { [field.name]: wholeValues(field.blocks.flatMap((block) => block.fields)) }
    case 'group':
      return below(field.name, wholeValues(field.fields))
    case 'tabs':
      return Object.assign({}, ...field.tabs.map((tab) => below(tab.name, wholeValues(tab.fields))))
    default:
      return {}
  }
}

const below = (name: string | null, whole: WholeValues): WholeValues =>
  name === null ? whole : { [name]: whole }
