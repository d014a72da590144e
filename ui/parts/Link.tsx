import type { ComponentProps, ComponentType } from 'react'
import { createContext, use } from 'react'

export type LinkProps = ComponentProps<'a'> & { href: string }

/** A real `<a>`. Whoever owns the address says once, with `LinkProvider`, how following it works. */
export function Link(props: LinkProps) {
  const Anchor = use(LinkContext)
  return <Anchor {...props} />
}

const LinkContext = createContext<ComponentType<LinkProps>>((props) => <a {...props} />)

/** How links are followed here. */
export const useAnchor = (): ComponentType<LinkProps> => use(LinkContext)

export const LinkProvider = LinkContext.Provider
