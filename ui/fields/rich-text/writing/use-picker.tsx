import type { ReactNode } from 'react'
import type { RelationshipField, RichTextField, UploadField } from '#contracts/fields'
import type { Reference } from '../../../client/summaries.ts'
import { useText } from '../../../kit/text.tsx'
import { PickerDrawer } from '../../document-picker/PickerDrawer.tsx'
import { useDocumentPicker } from '../../document-picker/use-document-picker.ts'
import { useCollections } from './use-collections.ts'

interface Picking {
  field: RichTextField
  path: string
  /** Of which collections. */
  slugs: readonly string[]
  isFile: boolean
  onPick: (reference: Reference) => void
}

/** Choosing a document for the text from the lists of these collections (RICH-3). */
export function usePicker({ field, path, slugs, isFile, onPick }: Picking): {
  open: () => void
  drawer: ReactNode
} {
  const text = useText()
  const [only] = useCollections(slugs)
  const anyOf = text(isFile ? 'richText.upload' : 'richText.relationship').split('|')[0]
  const label = (slugs.length === 1 ? only : anyOf) ?? null
  const offer = { ...offerOf(field, slugs, isFile), label }
  const picker = useDocumentPicker(offer, [], ([picked]) => picked && onPick(picked))
  return {
    open: picker.open,
    drawer: <PickerDrawer picker={picker.actor} field={offer} path={path} />,
  }
}

/** What a field would be that names one such document. */
export function offerOf(
  field: RichTextField,
  slugs: readonly string[],
  isFile: boolean,
): RelationshipField | UploadField {
  const shared = {
    ...field,
    relationTo: slugs,
    isPolymorphic: true,
    hasMany: false,
    minRows: null,
    maxRows: null,
    filterOptions: null,
    sortOptions: {},
    allowCreate: true,
    isSortable: false,
  }
  return isFile
    ? { ...shared, type: 'upload', displayPreview: true }
    : { ...shared, type: 'relationship', allowEdit: true, appearance: 'drawer' }
}
