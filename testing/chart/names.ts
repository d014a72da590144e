/** The name of a guard, an action or a piece of work: `save`, or `and(isDirty, not(isLocked))`. */
export function partName(part: unknown): string {
  if (typeof part === 'string') return part
  if (typeof part === 'function' && 'guards' in part && Array.isArray(part.guards)) {
    return `${part.name}(${part.guards.map(partName).join(', ')})`
  }
  const isTyped =
    part !== null && (typeof part === 'object' || typeof part === 'function') && 'type' in part
  return isTyped ? String(part.type) : 'unnamed'
}
