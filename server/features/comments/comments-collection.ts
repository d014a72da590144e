import type { CollectionConfig, Field } from 'payload'

export const commentsSlug = 'stateroom-comments'

const nobody = () => false

const text = (name: string, index?: 'index'): Field => ({
  name,
  type: 'text',
  ...(index && { index: true }),
})

/**
 * Comments, apart from the content. Hidden, and nobody's but ours: who may read one depends on its
 * document and on its field.
 */
export const commentsCollection: CollectionConfig = {
  slug: commentsSlug,
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  endpoints: false,
  graphQL: false,
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    // SQLite gives the ID of a deleted row to the next one, and addresses and replies name this one.
    { name: 'id', type: 'text', required: true },
    { ...text('about', 'index'), required: true } as Field,
    // The comment that begins the thread; empty where it is this one.
    text('thread', 'index'),
    { name: 'anchor', type: 'json' },
    { name: 'text', type: 'textarea' },
    text('mentions'),
    text('author', 'index'),
    { name: 'editedAt', type: 'date' },
    { name: 'removedAt', type: 'date' },
    text('resolvedBy', 'index'),
    { name: 'resolvedAt', type: 'date' },
  ],
}
