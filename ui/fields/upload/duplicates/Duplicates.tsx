import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { duplicatesQuery } from '../../../client/uploads/duplicates.ts'
import { useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { usePanel } from '../../../kit/panel.ts'
import { spokenName } from '../../../kit/spoken-name.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Link } from '../../../parts/Link.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { newWindow } from '../../../parts/new-window.ts'
import type { Form } from '../../form.ts'
import css from './Duplicates.module.css'
import { useDocumentInstead } from './use-document-instead.ts'

interface Props {
  form: Form
  /** Of the file that was chosen. */
  hash: string
  /** The chosen one isn't needed any more. */
  onForget: () => void
}

/** Says that the same file is there already, which keeps nobody from saving it again. */
export function Duplicates({ form, hash, onForget }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { http, queries } = usePanel()
  const { data = [] } = useQuery(duplicatesQuery(http, form.slug, hash), queries)
  const id = useSelector(form.document, ({ context: { ref } }) =>
    ref.kind === 'collection' ? ref.id : null,
  )
  const instead = useDocumentInstead(form.slug)
  const others = data.filter((one) => String(one.id) !== String(id))
  if (others.length === 0) return null
  return (
    <Notice role="status" className={css.root}>
      {text('file.duplicates')}
      <ul className={css.list}>
        {others.map((one) => (
          <li key={one.id} className={css.line}>
            <Link href={carried(addresses.document(form.slug, one.id))} {...newWindow}>
              <bdi>{one.title}</bdi>
            </Link>
            {instead && (
              <Button
                size="small"
                aria-label={spokenName(
                  text('file.duplicates.use'),
                  text('file.duplicates.useNamed', { name: one.title }),
                )}
                onClick={() => {
                  onForget()
                  instead(one.id)
                }}
              >
                {text('file.duplicates.use')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
