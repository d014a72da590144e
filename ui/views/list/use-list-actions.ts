import type { ExportActor } from '#machines/export'
import type { Action } from '../../actions/action.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useLocale } from '../../kit/locale.ts'
import { useGo } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import type { Importing } from './import/importing.ts'
import { useMayImport } from './import/importing.ts'
import { useCreateHref } from './use-create-href.ts'
import type { Looked } from './use-look-actions.ts'
import { useLookActions } from './use-look-actions.ts'

interface Listed extends Looked {
  exporting: ExportActor
  importing: Importing
}

/** What can be done on a list, besides searching it: its box offers that. */
export function useListActions({ exporting, importing, ...looked }: Listed): readonly Action[] {
  const { collection, place } = looked
  const { slug, labels, access, trash } = collection
  const text = useText()
  const locale = useLocale()
  const mayImport = useMayImport(collection)
  const go = useGo()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const looks = useLookActions(looked)
  const create = useCreateHref(collection)
  const intoTrash = carried(addresses.trash(slug))
  return [
    {
      id: 'list-new',
      label: text('list.newOf', { label: labels.singular }),
      href: create,
      refusal: access.create ? undefined : text('problem.access.refused'),
      run: () => go(create),
    },
    {
      id: 'list-export',
      label: text('export.title', { label: labels.plural }),
      run: () => exporting.send({ type: 'user.open' }),
    },
    {
      id: 'list-import',
      label: text('import.title', { label: labels.plural }),
      refusal: mayImport ? undefined : text('problem.access.refused'),
      run: () => importing.actor.send({ type: 'user.open', locale }),
    },
    ...(trash && !place.isTrash
      ? [
          {
            id: 'list-open-trash',
            label: text('trash.of', { label: labels.plural }),
            href: intoTrash,
            run: () => go(intoTrash),
          },
        ]
      : []),
    ...looks,
  ]
}
