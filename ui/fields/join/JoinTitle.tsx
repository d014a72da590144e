import type { Reference } from '../../client/titles.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import type { OpenInDrawer } from '../../kit/drawers.ts'
import { useText } from '../../kit/text.ts'
import { Link } from '../../parts/Link.tsx'
import css from './JoinTable.module.css'

interface JoinTitleProps {
  reference: Reference
  title: string | null
  open: OpenInDrawer | null
}

/** What a document is called, and the way to it: over this page where that can be. */
export function JoinTitle({ reference, title, open }: JoinTitleProps) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const words = title ?? text('field.untitled', { id: reference.id })
  return open ? (
    <button type="button" className={css.title} dir="auto" onClick={() => open(reference)}>
      {words}
    </button>
  ) : (
    <Link
      className={css.title}
      dir="auto"
      href={carried(addresses.document(reference.slug, reference.id))}
    >
      {words}
    </Link>
  )
}
