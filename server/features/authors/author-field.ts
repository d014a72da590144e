import type { CollectionConfig, GlobalConfig, TextField } from 'payload'

/** Who saved this state of a document: `users/12`. Never in an answer of Payload's own endpoints. */
export const authorField = {
  name: 'stateroomAuthor',
  type: 'text',
  hidden: true,
  admin: { hidden: true, disabled: true, disableBulkEdit: true },
} as const satisfies TextField

/** A collection or a global that has a place for the author of each version, if it has versions. */
export const withAuthors = <Entity extends CollectionConfig | GlobalConfig>(
  entity: Entity,
): Entity => (entity.versions ? { ...entity, fields: [...entity.fields, authorField] } : entity)
