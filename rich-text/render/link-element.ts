import type { Link } from '../tree/rich-tree.ts'
import type { Target } from './target.ts'

export function linkElement<Out>(
  { href, newTab }: Link,
  children: readonly Out[],
  target: Target<Out>,
): Out {
  if (href === null) return target.together(children)
  const window = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return target.element('a', { href, ...window }, children)
}
