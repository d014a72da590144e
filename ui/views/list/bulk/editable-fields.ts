import type { ClientCollection } from '#contracts/admin-config'
import type { ClientField, ContentField } from '#contracts/fields'
import { hasRows, isContent, membersOf } from '#contracts/fields'

/** A field that can be set for many documents at once. */
export type EditableField = Extract<ContentField, { required: boolean; name: string }>

/**
 * The fields that hold one value each, at the top of the document. Rows and groups belong to their
 * document: to set them for many would overwrite what each says.
 */
export const editableFields = ({ auth, fields }: ClientCollection): readonly EditableField[] =>
  membersOf(fields)
    .flatMap(({ part, fields: within }) => (within ? [] : part))
    .filter(isEditable)
    .filter((field) => isOffered(field) && (auth === null || !signIn.has(field.name)))

const signIn = new Set(['email', 'username'])

const isEditable = (field: ClientField): field is EditableField =>
  isContent(field) && !hasRows(field)

const isOffered = ({ disableBulkEdit, hidden, readOnly, unique }: EditableField): boolean =>
  !(disableBulkEdit || hidden || readOnly.update || unique)
