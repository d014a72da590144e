import type { Json } from '#config-schema'

export const rich = (...children: Json[]): Json => ({ root: { type: 'root', children } })

export const paragraph = (text: string): Json => ({
  type: 'paragraph',
  children: [{ type: 'text', text, format: 0 }],
})
