import type { MouseEvent } from 'react'
import { usePanel } from '../kit/panel.ts'
import { useGo } from '../kit/place.ts'
import { isPlainClick } from '../kit/plain-click.ts'
import type { LinkProps } from '../parts/Link.tsx'

/** A real link: a plain click asks navigation, everything else is the browser's. */
export function PanelLink({ href, onClick, ...rest }: LinkProps) {
  const { boot } = usePanel()
  const go = useGo()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || rest.target || !isPlainClick(event)) return
    if (!isInside(href, boot.admin)) return
    event.preventDefault()
    go(href)
  }
  return <a {...rest} href={href} onClick={follow} />
}

const isInside = (href: string, admin: string) =>
  admin === '/' || href === admin || href.startsWith(`${admin}/`) || href.startsWith(`${admin}?`)
