import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentTemplate } from '#contracts/templates'
import { hrefWith } from '../../../client/query-string.ts'
import { templateParam } from '../../../kit/addresses.ts'
import { useCreateHref } from '../use-create-href.ts'

/** Where a new document begins with a template. */
export function useBeginHref(
  collection: ClientCollection,
): (template: Pick<DocumentTemplate, 'id'>) => string {
  const create = useCreateHref(collection)
  const [path = '', search = ''] = create.split('?')
  return ({ id }) => hrefWith({ path, search }, { [templateParam]: id })
}
