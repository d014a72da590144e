import type { ArrayField, BlocksField, ClientField, DocumentData } from '#config-schema'

const none: readonly ClientField[] = []

/** What a row of this field is made of; nothing where the config does not know its kind. */
export const fieldsOfRow = (
  field: ArrayField | BlocksField,
  { blockType }: DocumentData,
): readonly ClientField[] =>
  field.type === 'array'
    ? field.fields
    : (field.blocks.find(({ slug }) => slug === blockType)?.fields ?? none)
