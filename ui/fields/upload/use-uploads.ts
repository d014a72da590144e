import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { UploadField } from '#contracts/fields'
import { wellNamed } from '../../client/uploads/clean-name.ts'
import type { OpenInDrawer } from '../../kit/drawers.ts'
import { usePanel } from '../../kit/panel.ts'
import { useVisible } from '../references/use-choices.ts'

export interface UploadTargets {
  /** What a file may be, for the browser's own dialog. */
  accept: string
  /** The collection that takes this file. */
  targetOf: (file: File) => ClientCollection
}

export interface Uploads {
  /** What a file may be, for the browser's own dialog. */
  accept: string
  /** Opens a new document with this file in it. */
  take: (file: File) => void
  /** The collection whose files can be fetched from an address, and what takes one; null: there is none. */
  fromUrl: { slug: string; take: (fetched: DocumentData) => void } | null
}

/** Where new files of the field go: null where this person may upload none. */
export function useUploadTargets(
  field: Pick<UploadField, 'relationTo' | 'allowCreate'>,
): UploadTargets | null {
  const targets = useVisible(field.relationTo).filter(
    ({ access, upload }) => access.create && upload !== null,
  )
  const [first] = targets
  if (!field.allowCreate || first === undefined) return null
  return {
    accept: targets.flatMap(mimeTypesOf).join(','),
    targetOf: (file) => targets.find((target) => accepts(target, file)) ?? first,
  }
}

/** New files for the field: null where this person may upload none. */
export function useUploads(
  field: Pick<UploadField, 'relationTo' | 'allowCreate'>,
  open: OpenInDrawer | null,
): Uploads | null {
  const { files } = usePanel()
  const fetching = useVisible(field.relationTo).find(
    ({ access, upload }) => access.create && upload?.fromUrl,
  )
  const targets = useUploadTargets(field)
  if (targets === null || open === null) return null
  return {
    fromUrl: fetching
      ? {
          slug: fetching.slug,
          take: (file) => open({ slug: fetching.slug, id: null, values: { file } }),
        }
      : null,
    accept: targets.accept,
    take: (file) => {
      const { slug } = targets.targetOf(file)
      open({ slug, id: null, values: { file: files.keep(wellNamed(file), slug) } })
    },
  }
}

const mimeTypesOf = ({ upload }: ClientCollection) => upload?.mimeTypes ?? []

/** `image/*` takes every picture; whoever names no types takes all. */
function accepts(target: ClientCollection, { type }: File): boolean {
  const types = mimeTypesOf(target)
  return (
    types.length === 0 ||
    types.some((one) => one === type || (one.endsWith('*') && type.startsWith(one.slice(0, -1))))
  )
}
