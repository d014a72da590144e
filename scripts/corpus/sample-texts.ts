import type { Json } from '#contracts/documents'

/** A rich text of one paragraph, as the editors store it. */
export const textDocument = (text: string): Json => ({
  root: {
    ...block,
    type: 'root',
    children: [
      { ...block, type: 'paragraph', textFormat: 0, textStyle: '', children: [leaf(text)] },
    ],
  },
})

const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const

const leaf = (text: string) => ({
  type: 'text',
  text,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
