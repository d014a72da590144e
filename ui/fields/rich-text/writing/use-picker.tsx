import type { ReactNode } from 'react'
import type { RelationshipField, RichTextField, UploadField } from '#contracts/fields'
import type { Reference } from '../../../client/summaries.ts'
import { PickerDrawer } from '../../document-picker/PickerDrawer.tsx'
import { useDocumentPicker } from '../../document-picker/use-document-picker.ts'

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
  const offer = offerOf(field, slugs, isFile)
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
