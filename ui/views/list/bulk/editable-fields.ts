import type { ClientCollection, ClientField } from '#config-schema'

/** A field that can be set for many documents at once. */
export type EditableField = Extract<ClientField, { required: boolean; name: string }>

/**
 * The fields that hold one value each, at the top of the document. Rows and groups belong to their
 * document: to set them for many would overwrite what each says.
 */
export const editableFields = ({ auth, fields }: ClientCollection): readonly EditableField[] =>
  flat(fields).filter(({ name }) => auth === null || !signIn.has(name))

const signIn = new Set(['email', 'username'])

const flat = (fields: readonly ClientField[]): readonly EditableField[] =>
  fields.flatMap((field): readonly EditableField[] => {
    switch (field.type) {
      case 'row':
      case 'collapsible':
        return flat(field.fields)
      case 'tabs':
        return field.tabs.flatMap(({ name, fields }) => (name === null ? flat(fields) : []))
      case 'group':
        return field.name === null ? flat(field.fields) : []
      case 'array':
      case 'blocks':
      case 'join':
      case 'password':
      case 'ui':
        return []
      default:
        return isOffered(field) ? [field] : []
    }
  })

const isOffered = ({ disableBulkEdit, hidden, readOnly, unique }: EditableField): boolean =>
  !(disableBulkEdit || hidden || readOnly.update || unique)
