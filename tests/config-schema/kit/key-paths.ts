type Path = readonly (string | number)[]
type Node = Record<string | number, unknown>

/** Keys whose inside is the site owner's own: any name is right there. */
const open = new Set(['schema', 'label', 'labels', 'group', 'placeholder', 'views', 'custom'])

/** The path of every key in a config that has a meaning. */
export function keyPathsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => keyPathsIn(entry, [...path, index]))
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, key]
    return open.has(key) ? [own] : [own, ...keyPathsIn(inner, own)]
  })
}

/** The object or list at a path. */
export const nodeAt = (value: unknown, path: Path): Node =>
  path.reduce((node, step) => node[step] as Node, value as Node)

export const textOfPath = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1)
