import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import type { ClientCollection } from '#contracts/admin-config'
import type { ExportActor, ExportEmitted, ExportFields } from '#machines/export'
import { exportMachine } from '#machines/export'
import { mediaTypes, readPart } from '../../../client/export/index.ts'
import type { ListQuery } from '../../../client/lists.ts'
import { useFormats } from '../../../kit/formats.ts'
import { usePanel } from '../../../kit/panel.ts'
import { saveFile } from '../../../kit/save-file.ts'
import { useText } from '../../../kit/text.tsx'
import { toaster } from '../../../parts/toaster.ts'
import type { Column } from '../columns.ts'
import { listedFields } from '../columns.ts'

/** Writes what a list shows into a file, as the list is when it is begun. */
export function useExport(
  collection: ClientCollection,
  query: ListQuery,
  columns: readonly Column[],
): ExportActor {
  const text = useText()
  const { number } = useFormats()
  const { http } = usePanel()
  const { slug, labels } = collection
  const list = useEffectEvent((fields: ExportFields) => {
    const { page: _page, limit: _limit, fields: _fields, ...rest } = query
    const written = fields === 'shown' ? columns : listedFields(collection, text)
    const jsons = written.filter(({ content }) => content.type === 'json')
    return {
      ...rest,
      paths: written.map(accessorOf),
      jsons: new Set(jsons.map(accessorOf)),
      hasPoint: written.some(({ content }) => content.type === 'point'),
    }
  })
  const actor = useActorRef(
    exportMachine.provide({
      actors: {
        read: fromPromise(({ input, signal }) => readPart(http, list(input.fields), input, signal)),
      },
    }),
  )

  const tell = useEffectEvent((news: ExportEmitted) => {
    const { format, parts } = news
    saveFile(`${slug}.${format}`, new Blob([...parts], { type: mediaTypes[format] }))
    const count = { count: news.count, number: number(news.count) }
    return toaster.create({
      title: text('export.done', { ...count, label: labels.plural }),
      type: 'info',
    })
  })
  useEffect(() => {
    const { unsubscribe } = actor.on('*', (news) => void tell(news))
    return unsubscribe
  }, [actor])
  return actor
}

const accessorOf = ({ accessor }: Column): string => accessor
