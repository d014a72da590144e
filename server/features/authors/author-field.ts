import type { CollectionConfig, GlobalConfig, PayloadRequest, TextField } from 'payload'

/**
 * Who saved this state of a document: `users/12`. In the collection itself, who created the document.
 * Never in an answer of Payload's own endpoints.
 */
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

/** What the server does by itself is nobody's: null. */
export const authorOf = ({ req }: { req?: Partial<PayloadRequest> | undefined }): string | null =>
  req?.user ? `${req.user.collection}/${req.user.id}` : null
