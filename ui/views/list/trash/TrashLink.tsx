import { useQuery } from '@tanstack/react-query'
import { countTrash } from '../../../client/trash.ts'
import { useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { useFormats } from '../../../kit/formats.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { TrashIcon } from '../../../parts/icons.ts'
import { LinkButton } from '../../../parts/LinkButton.tsx'

/** ms for which the number is believed where nothing was changed from here. */
const staleTime = 30_000

/** The way into the trash of a collection, and how many documents are in it. */
export function TrashLink({ slug }: { slug: string }) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { number } = useFormats()
  const { http, queries } = usePanel()
  const { data: count = 0 } = useQuery(
    {
      queryKey: ['list', slug, 'trash'],
      queryFn: ({ signal }) => countTrash(http, slug, signal),
      staleTime,
    },
    queries,
  )
  return (
    <LinkButton id="list-trash" href={carried(addresses.trash(slug))} icon={<TrashIcon />}>
      {count > 0 ? text('trash.nameCount', { number: number(count) }) : text('trash.name')}
    </LinkButton>
  )
}
