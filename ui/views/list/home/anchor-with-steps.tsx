import type { ComponentProps, ComponentType } from 'react'
import type { LinkProps } from '../../../parts/Link.tsx'

/** How links are followed where a list is held: its own steps have no address, so they are buttons. */
export const anchorWithSteps =
  (Anchor: ComponentType<LinkProps>, take: (step: string) => void) => (props: LinkProps) =>
    isStep(props.href) ? <Step {...props} take={take} /> : <Anchor {...props} />

/** Nothing but a search: it leads nowhere else. */
const isStep = (href: string): boolean => href === '' || href.startsWith('?')

function Step({ href, take, ...rest }: LinkProps & { take: (step: string) => void }) {
  // A list gives its links what links and buttons have in common.
  const { onClick, ...own } = rest as ComponentProps<'button'>
  return (
    <button
      {...own}
      type="button"
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) take(href)
      }}
    />
  )
}
