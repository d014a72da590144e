import { useQuery } from '@tanstack/react-query'
import type { CSSProperties, ReactNode } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActors } from '#machines/open-document'
import {
  changePreviewPreference,
  movePreviewEdge,
  previewPreference,
  usualPreview,
} from '../../../client/preview-preference.ts'
import { later } from '../../../kit/later.tsx'
import { usePanel } from '../../../kit/panel.ts'
import css from './PreviewSplit.module.css'
import { usePreview } from './use-preview.ts'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
  /** The form. */
  children: ReactNode
}

const LivePreview = later(async () => (await import('./LivePreview.tsx')).LivePreview)

/** The form alone, or with its page beside it. The form stays what it is when the page comes and goes. */
export function PreviewSplit({ actors, entity, children }: Props) {
  const { isOpen } = usePreview(actors.document, entity)
  const { http, queries } = usePanel()
  const kept = useQuery({ ...previewPreference(http), enabled: isOpen }, queries)
  const { share } = kept.data ?? usualPreview
  if (entity.preview?.live === undefined) return children
  return (
    <div
      className={css.root}
      data-preview={isOpen || undefined}
      style={{ '--form-share': share } as CSSProperties}
    >
      <div className={css.form}>{children}</div>
      {isOpen && (
        <LivePreview
          actors={actors}
          entity={entity}
          share={share}
          onMove={(next) => movePreviewEdge(queries, next)}
          onMoved={() => void changePreviewPreference(http, queries, () => ({}))}
        />
      )}
    </div>
  )
}
