import type { RichTextAdapterProvider } from 'payload'

/** Keeps rich text as it was sent: the server has no editor of its own, only the rule `required`. */
export const plainRichText: RichTextAdapterProvider = () => ({
  CellComponent: false,
  FieldComponent: false,
  outputSchema: ({ isRequired }) => ({ type: isRequired ? 'object' : ['object', 'null'] }),
  validate: (value, { req, required }) =>
    required && !value ? req.t('validation:required') : true,
})
