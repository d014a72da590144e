import { defineConfig } from 'stateroom-admin'

/** A config with six mistakes that show in the panel, each named where it is. */
export default defineConfig({
  admin: { user: 'users', importMap: { baseDir: import.meta.dirname } },
  collections: [
    {
      slug: 'users',
      auth: true,
      fields: [
        { name: 'role', type: 'select', options: ['admin', 'editor'], defaultValue: 'editor' },
      ],
    },
    {
      slug: 'notes',
      access: {
        // 1. Editors are offered a form that the server refuses.
        create: ({ data, req }) =>
          Object(req.user).role === 'admin' || (Boolean(req.user) && data?.title === undefined),
      },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 40 },
        {
          // 2. What is typed here, the form never hears of.
          name: 'summary',
          type: 'text',
          admin: { components: { Field: './components/Summary#Summary' } },
        },
      ],
    },
    {
      slug: 'books',
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'kind', type: 'select', options: ['short', 'long'], required: true },
        {
          // 3. Where it should be shown, it breaks.
          name: 'chapters',
          type: 'text',
          admin: { condition: (data) => data.kind === 'long' && data.cover.isBound },
        },
      ],
    },
    {
      slug: 'letters',
      hooks: {
        // 4. What was typed here is left out.
        beforeChange: [({ data }) => ({ ...data, sender: undefined })],
      },
      fields: [
        { name: 'subject', type: 'text', required: true },
        { name: 'sender', type: 'text' },
      ],
    },
    {
      slug: 'postcards',
      hooks: {
        // 5. The same, without a word: the answer repeats what was typed.
        beforeChange: [
          ({ data: { sender, ...data }, req }) => {
            req.context.sender = sender
            return data
          },
        ],
        afterChange: [({ doc, req }) => ({ ...doc, sender: req.context.sender })],
      },
      fields: [
        { name: 'subject', type: 'text', required: true },
        { name: 'sender', type: 'text' },
      ],
    },
  ],
  globals: [
    {
      slug: 'imprint',
      fields: [
        {
          name: 'text',
          type: 'text',
          // 6. It takes a server that fails for one that has saved.
          admin: { components: { Field: './components/Hopeful#Hopeful' } },
        },
      ],
    },
  ],
})
