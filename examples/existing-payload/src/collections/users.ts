import type { CollectionConfig } from 'payload'

export const users: CollectionConfig = {
  slug: 'users',
  auth: true,
  admin: { useAsTitle: 'email' },
  access: {
    delete: ({ req: { user } }) => user?.role === 'owner',
  },
  fields: [
    {
      name: 'role',
      type: 'select',
      options: ['owner', 'bookseller'],
      defaultValue: 'bookseller',
      required: true,
      access: { update: ({ req: { user } }) => user?.role === 'owner' },
    },
  ],
}
