import { useQuery } from '@tanstack/react-query'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { toProblemData } from '#problems'
import { refOf } from '../../kit/document-ref.ts'
import { useLocale } from '../../kit/locale.ts'
import { usePanel } from '../../kit/panel.ts'
import { useSearch } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { useVersioned } from '../../kit/versioned.ts'
import { BesideForm } from '../beside-form/BesideForm.tsx'
import { useHead } from '../beside-form/use-head.ts'
import { UnreadView } from '../message/UnreadView.tsx'
import { versionsQuery } from './queries.ts'
import { useAuthors } from './use-authors.ts'
import { useCurrent } from './use-current.ts'
import { VersionsView } from './VersionsView.tsx'
import { askedPage, limitsOf } from './versions-place.ts'

interface Props {
  entity: ClientCollection | ClientGlobal
  /** null: a global. */
  id: string | null
}

/** The list of the older states of a document (VER-2). */
export function VersionListRoute({ entity, id }: Props) {
  const text = useText()
  const locale = useLocale()
  const limits = limitsOf(entity)
  const of = useVersioned(entity, refOf(entity, id, locale))
  const asked = askedPage(useSearch(), limits)
  const head = useHead(entity, of.ref)
  const { http, queries } = usePanel()
  const list = useQuery(versionsQuery(http, of, asked), queries)
  const current = useCurrent(of, head.data?.isPublic ?? false)
  const authors = useAuthors(of.ref, list.data?.docs.map((version) => version.id) ?? [])
  const crumbs = [{ label: text('versions.title') }]
  if (head.error) {
    const problem = toProblemData(head.error)
    return <UnreadView {...{ problem, title: text('versions.title'), onRetry: head.refetch }} />
  }
  return (
    <BesideForm {...{ entity, head, crumbs }} document={of.ref}>
      <VersionsView {...{ entity, list, asked, limits, current, authors }} document={of.ref} />
    </BesideForm>
  )
}
