import type { CollectionConfig, Field } from 'payload'

export const assignmentsSlug = 'stateroom-assignments'

const nobody = () => false

const text = (name: string, index?: 'index'): Field => ({
  name,
  type: 'text',
  ...(index && { index: true }),
})

/**
 * Tasks, apart from the content. Hidden, and nobody's but ours: who may read one depends on its
 * document.
 */
export const assignmentsCollection: CollectionConfig = {
  slug: assignmentsSlug,
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  endpoints: false,
  graphQL: false,
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    // SQLite gives the ID of a deleted row to the next one, and an inbox remembers which were read.
    { name: 'id', type: 'text', required: true },
    { ...text('about', 'index'), required: true } as Field,
    text('assignee', 'index'),
    text('giver', 'index'),
    { name: 'task', type: 'textarea' },
    // A day is the same in every time zone: a date would be a moment.
    text('due'),
    text('doneBy', 'index'),
    { name: 'doneAt', type: 'date' },
  ],
}
