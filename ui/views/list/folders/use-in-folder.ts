import { useQuery } from '@tanstack/react-query'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { foldersQuery } from '../../../client/folder-tree.ts'
import { usePanel } from '../../../kit/panel.ts'

/** What documents start with that are to be in a folder; `id`: as the address has it. */
export function useInFolder({ folders, slug }: ClientCollection, id: string | null): DocumentData {
  const { http, queries } = usePanel()
  const none = { slug: '', field: '', access: { create: false, update: false, delete: false } }
  const of = { folders: folders ?? none, collection: slug }
  const isAsked = folders !== undefined && id !== null
  // The list keeps what is known of them up to date.
  const tree = { ...foldersQuery(http, of), enabled: isAsked, staleTime: Number.POSITIVE_INFINITY }
  const { data } = useQuery(tree, queries)
  if (!isAsked) return {}
  // An address is text; ids may be numbers.
  return { [folders.field]: data?.find((one) => String(one.id) === id)?.id ?? id }
}
