import { useRef } from 'react'
import { useOffered } from '../../actions/use-offered.ts'
import { useGo, usePath, useSearch } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { Link } from '../../parts/Link.tsx'
import type { VersionsLook } from '../document-tabs/versions-look.ts'
import { lookHref } from '../document-tabs/versions-look.ts'
import css from './LookSwitch.module.css'

/** The two ways to look at the versions of a document: a list of them, or what they changed. */
export function LookSwitch({ look }: { look: VersionsLook }) {
  const text = useText()
  const go = useGo()
  const root = useRef<HTMLElement>(null)
  const place = { path: usePath(), search: useSearch() }
  const list = lookHref(place, 'list')
  // The other one is offered on every screen of the document.
  useOffered(
    [
      {
        id: 'versions-list',
        label: text('timeline.list'),
        detail: text('timeline.look'),
        href: list,
        refusal: look === 'list' ? text('palette.isSo') : undefined,
        run: () => go(list),
      },
    ],
    root,
  )
  return (
    <nav ref={root} className={css.root} aria-label={text('timeline.look')}>
      {(['list', 'timeline'] as const).map((one) => (
        <Link
          key={one}
          id={`versions-${one}`}
          className={css.look}
          href={lookHref(place, one)}
          aria-current={one === look ? 'page' : undefined}
        >
          {text(one === 'list' ? 'timeline.list' : 'timeline.title')}
        </Link>
      ))}
    </nav>
  )
}
