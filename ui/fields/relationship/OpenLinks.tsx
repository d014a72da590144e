import type { Reference } from '../../client/summaries.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { DocumentName } from '../../kit/DocumentName.tsx'
import { spokenName } from '../../kit/spoken-name.ts'
import { useText } from '../../kit/text.tsx'
import type { Known } from '../../kit/titles.ts'
import { titleText } from '../../kit/titles.ts'
import { Link } from '../../parts/Link.tsx'
import { Menu, MenuLink } from '../../parts/Menu.tsx'
import { keyOf } from '../references/references.ts'
import css from './OpenLinks.module.css'

interface OpenLinksProps {
  chosen: readonly Reference[]
  known: readonly Known[]
}

/** The way to the documents that were chosen; none to those that are gone. */
export function OpenLinks({ chosen, known }: OpenLinksProps) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const there = chosen.flatMap((reference, index) =>
    known[index]?.status === 'found'
      ? [
          {
            key: keyOf(reference),
            href: carried(addresses.document(reference.slug, reference.id)),
            title: titleText(text, reference.id, known[index]),
            name: <DocumentName id={reference.id} known={known[index]} />,
          },
        ]
      : [],
  )
  const [only, ...others] = there
  if (only === undefined) return null
  if (others.length === 0) {
    return (
      <Link
        className={css.root}
        href={only.href}
        aria-label={spokenName(text('field.open'), text('field.openNamed', { title: only.title }))}
      >
        {text('field.open')}
      </Link>
    )
  }
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={css.root}>
          {text('field.open')}
        </button>
      }
    >
      {there.map(({ key, href, name }) => (
        <MenuLink key={key} id={key} href={href}>
          {name}
        </MenuLink>
      ))}
    </Menu>
  )
}
