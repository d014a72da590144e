/** A name as Payload's adapters for SQL spell it: `oneTwo`, `one-two` and `one_two` are one. */
export function snakeCase(name: string): string {
  const isCamel = !/[\s_.:-]/.test(name) && /[a-z][A-Z]|[A-Z][a-z]/.test(name)
  const words = isCamel ? name.replace(/(?<!^)[A-Z]/g, ' $&') : name
  return words
    .toLowerCase()
    .split(/[\W_]+/)
    .filter(Boolean)
    .join('_')
}
