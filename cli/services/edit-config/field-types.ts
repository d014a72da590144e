/** The fields that a command can say enough about. */
export const fieldTypes = [
  ...['text', 'textarea', 'number', 'email', 'date', 'checkbox', 'code', 'json', 'point'],
  ...['select', 'radio', 'relationship', 'upload', 'richText', 'array', 'group', 'blocks'],
] as const
