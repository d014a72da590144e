const longest = 60

/** A value as somebody would write it in the file, cut short. */
export function written(value: unknown): string {
  if (typeof value === 'symbol') return value.description ?? 'symbol'
  if (typeof value === 'string') return JSON.stringify(shortened(value))
  if (typeof value === 'function') return '() => …'
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]'
  if (typeof value === 'object' && value !== null) return '{…}'
  return String(value)
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
