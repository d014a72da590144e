import type { Field } from 'payload'

/** Made from the title when somebody leaves it empty. */
export const slugOfTitle: Field = {
  name: 'slug',
  type: 'text',
  index: true,
  admin: { position: 'sidebar' },
  hooks: {
    beforeValidate: [
      ({ data, value }) =>
        value ||
        String(data?.title ?? '')
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-'),
    ],
  },
}
