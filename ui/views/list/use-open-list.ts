import { useEffect } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { AroundList, ListWork, OpenList } from '#machines/open-list'
import { openList } from '#machines/open-list'
import { useConfig } from '../../kit/config.ts'
import { useLocale } from '../../kit/locale.ts'
import { usePanel } from '../../kit/panel.ts'
import { useOpened } from '../../kit/use-opened.ts'
import { bulkWork, fewAtOnce } from './bulk/bulk-work.ts'
import { exporting } from './export/later.ts'
import type { ImportSeam } from './import/import-work.ts'
import { importWork } from './import/import-work.ts'
import { keysOf } from './import/targets.ts'
import { listOutside } from './list-outside.ts'
import type { ListSeam } from './list-seam.ts'
import { orderWork } from './order/order-work.ts'
import type { List } from './use-list.ts'
import { viewsWork } from './views/views-work.ts'

/** A list that has the screen, and what is only of this screen. */
export interface ListScreen extends OpenList, Pick<ImportSeam, 'kept' | 'targetsIn'> {
  /** Tells it what happens around it. */
  around(event: AroundList): void
  /** The same for what is loaded after it. */
  hear: ListWork['hear']
}

/** The seam: where an open list meets the network, the browser and the panel. */
export function useOpenList(
  collection: ClientCollection,
  chosen: string | null,
  now: ListSeam['now'],
): ListScreen {
  const panel = usePanel()
  const config = useConfig()
  const locale = useLocale()
  return useOpened(() => listScreen({ panel, config, collection, now }, chosen, locale))
}

function listScreen(seam: ListSeam, chosen: string | null, locale: string | null): ListScreen {
  const { changesMany, looksAtMany = changesMany } = seam.config
  const listeners = new Set<(event: AroundList) => void>()
  const hear: ListWork['hear'] = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const { work: importing, kept, targetsIn } = importWork(seam)
  const opened = openList({
    input: {
      chosen,
      size: changesMany ?? fewAtOnce,
      keys: keysOf(targetsIn(locale)),
      stretch: Math.max(1, Math.floor((looksAtMany ?? 1) / (changesMany ?? 1))),
    },
    work: {
      bulk: bulkWork(seam),
      order: orderWork(seam),
      views: viewsWork(seam),
      exporting: {
        read: async (question, signal) => (await exporting()).readExport(seam, question, signal),
      },
      importing,
      hear,
      tell: listOutside(seam),
    },
  })
  const around = (event: AroundList) => {
    for (const listener of listeners) listener(event)
  }
  return { ...opened, kept, targetsIn, around, hear }
}

/** What is on the screen is told to whoever lives with it. */
export function useAround(
  { around }: ListScreen,
  { query, page, isBehind }: Pick<List, 'query' | 'page' | 'isBehind'>,
  chosen: string | null,
): void {
  const { where, locale } = query
  const question = JSON.stringify([where ?? null, locale])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason
  useEffect(() => around({ type: 'page.changed' }), [around, question])

  const total = isBehind ? undefined : page?.totalDocs
  useEffect(() => {
    if (total !== undefined) around({ type: 'page.counted', total })
  }, [around, total])
  useEffect(() => around({ type: 'browser.moved', chosen }), [around, chosen])
}
