import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { use, useState } from 'react'
import type { DocumentActor } from '#machines/document'
import type { DrawersRef } from '#machines/drawers'
import type { PageBelow } from '../../../client/journal.ts'
import { keeperOf } from '../../../client/shared-computer.ts'
import { useAddresses } from '../../../kit/addresses.ts'
import { useConfig } from '../../../kit/config.ts'
import { DrawersContext } from '../../../kit/drawers.ts'
import { useLocale } from '../../../kit/locale.ts'
import { usePanel } from '../../../kit/panel.ts'
import { usePath } from '../../../kit/place.ts'
import { UnsavedDocuments } from './UnsavedDocuments.tsx'

/** What an earlier visit left unsaved in the drawers of this page (DOC-13). */
export function UnsavedInDrawers({ document }: { document: DocumentActor }) {
  const addresses = useAddresses()
  const path = usePath()
  // What was over a new document is still here once that has its address.
  const [paths] = useState(() => [path, addresses.ofDocument(document.getSnapshot().context.ref)])
  return <UnsavedOverPage paths={paths} hasTabs />
}

/** The same of a list. */
export function UnsavedOverList() {
  return <UnsavedOverPage paths={[usePath()]} hasTabs={false} />
}

type Page = Pick<PageBelow, 'paths' | 'hasTabs'>

function UnsavedOverPage(page: Page) {
  const drawers = use(DrawersContext)
  return drawers?.depth === 0 ? <OverPage {...page} drawers={drawers.actor} /> : null
}

function OverPage({ drawers, paths, hasTabs }: Page & { drawers: DrawersRef }) {
  const { journal, queries } = usePanel()
  const user = keeperOf(useConfig().user)
  const locale = useLocale()
  const isAnyOpen = useSelector(drawers, (state) => state.matches('open'))
  const key = ['unsaved in drawers', user, locale, ...paths]
  const { data } = useQuery(
    {
      queryKey: [...key, isAnyOpen],
      // What a drawer restores, saves or leaves is read when it has closed: the focus comes back here.
      enabled: !isAnyOpen,
      staleTime: 0,
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const { records, open } = await journal.findOver({ user, locale, paths, hasTabs })
        const renew = () => queries.invalidateQueries({ queryKey: key })
        for (const one of open) journal.left(one, signal).then(renew, () => {})
        return records
      },
    },
    queries,
  )
  return data !== undefined && data.length > 0 && <UnsavedDocuments records={data} />
}
